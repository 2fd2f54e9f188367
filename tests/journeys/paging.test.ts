import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { holdBack } from './support/line.ts';
import {
  cardAddresses,
  cardTitles,
  cards,
  expectParams,
  open,
  seeHeading,
  seeSummary,
} from './support/steps.ts';

declare global {
  interface Window {
    /** Whether anything in view has shown a loading state since. */
    hasWaited?: boolean;
  }
}

/**
 * Starts watching for loading states in view. A listing's small map below the window may load when scrolled
 * near.
 */
const watchWaiting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.hasWaited = false;
    const look = (): void => {
      window.hasWaited ||= [...document.querySelectorAll('main [aria-busy="true"]')].some(
        (waiting) => waiting.getBoundingClientRect().top < window.innerHeight,
      );
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });

/** Records list calls, not those for one listing. */
function watchLists(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/api/v1/listings')) asked.push(search);
  });
  return asked;
}

describe('following links', () => {
  journey('a listing and the next page open at once after hover or focus', async ({ visit }) => {
    const { page } = await visit();
    const asked: string[] = [];
    const views: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/view')) views.push(pathname);
      else if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    // Two links are active before the listener has loaded: one is focused, one hovered.
    const listen = await holdBack(page, /\/LaterParts-/);
    await open(page, '/listings');
    const link = cards(page).nth(9).getByRole('link');
    const related: string[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/categories\/[^/]+\/listings$/.test(pathname)) related.push(pathname);
    });
    await link.focus();
    await cards(page).nth(10).getByRole('link').hover();
    listen();
    await expect.poll(() => related).toHaveLength(2);
    const title = await link.textContent();
    const subject = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await expect.poll(() => asked.filter((path) => path.endsWith(subject))).toHaveLength(1);
    expect(views).toEqual([]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await watchWaiting(page);
    asked.length = 0;
    await page.keyboard.press('Enter');
    await seeHeading(page, title ?? '');
    expect(asked.filter((path) => path.endsWith(subject) || path.includes('/categories/'))).toEqual([]);
    expect(await page.evaluate(() => window.hasWaited)).toBe(false);

    await page.goBack();
    await seeSummary(page, 1, 20);
    const next = page.getByRole('link', { name: 'Next page' });
    const fetched = page.waitForResponse(/\/listings\?.*page=2/);
    await next.hover();
    await (await fetched).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const lists = watchLists(page);
    await watchWaiting(page);
    await next.click();
    await seeSummary(page, 21, 40);
    expect({ lists, waited: await page.evaluate(() => window.hasWaited) }).toEqual({
      lists: [],
      waited: false,
    });
  });
});

describe('paging through listings', () => {
  journey('forwards, to another page size, and Back to where one was', async ({ visit }) => {
    const { page } = await visit({ height: 700 });
    await open(page, '/listings');
    const total = await seeSummary(page, 1, 20);
    expect(total).toBeGreaterThan(200);
    const first = await cardTitles(page);

    await page.getByRole('link', { name: 'Next page' }).click();
    await seeSummary(page, 21, 40);
    expectParams(page, { page: '2' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const second = await cardTitles(page);
    expect(second.filter((title) => first.includes(title))).toEqual([]);

    // Down to a card near the end, to its listing, and back.
    const card = cards(page).nth(13);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await card.getByRole('link').click();
    await seeHeading(page, second[13] ?? '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const asked = watchLists(page);
    await watchWaiting(page);
    await page.goBack();
    await seeSummary(page, 21, 40);
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 4, place);
    expect(await cardTitles(page)).toEqual(second);
    expect({ asked, waited: await page.evaluate(() => window.hasWaited) }).toEqual({
      asked: [],
      waited: false,
    });

    const size = page.getByLabel(/per page$/);
    const answer = await holdBack(page, '**/api/v1/listings?*');
    await size.selectOption('50');
    await page.getByRole('main').locator('ul[aria-busy="true"]').waitFor();
    expect(await size.inputValue()).toBe('50');
    answer();
    await page.getByRole('main').locator('ul[aria-busy="false"]').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await seeSummary(page, 1, 50);
    expectParams(page, { limit: '50' });
    await page.goBack();
    await seeSummary(page, 21, 40);
    await page.goBack();
    await seeSummary(page, 1, 20);
    expect(await cardTitles(page)).toEqual(first);
  });

  journey('every listing appears once from the first page to the last', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?limit=50&sort=title&order=asc');
    const total = await seeSummary(page, 1, 50);
    const seen = await cardAddresses(page);
    for (let from = 51; from <= total; from += 50) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await seeSummary(page, from, Math.min(from + 49, total));
      seen.push(...(await cardAddresses(page)));
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0);
  });

  journey('a page past the end leads to the last page, an invalid one to the first', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?page=999&limit=100');
    await page.waitForURL(/page=[1-9]&limit=100/);
    await cards(page).first().waitFor();
    await open(page, '/listings?page=abc&limit=15');
    await seeSummary(page, 1, 20);
  });

  journey('changing a filter leads back to page one', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?page=3');
    await seeSummary(page, 41, 60);
    await page.getByRole('main').getByRole('search').getByRole('textbox').fill('bike');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=bike/);
    expectParams(page, { q: 'bike', sort: 'relevance' });
  });
});
