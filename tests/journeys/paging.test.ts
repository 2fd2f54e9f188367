import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import {
  cardAddresses,
  cardTitles,
  cards,
  expectParams,
  open,
  seeHeading,
  seeSummary,
} from './support/steps.ts';

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

    // Down to a card near the end, into it, and back again.
    const card = cards(page).nth(13);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await card.getByRole('link').click();
    await seeHeading(page, second[13] ?? '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await seeSummary(page, 21, 40);
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 4, place);
    expect(await cardTitles(page)).toEqual(second);

    await page.getByLabel(/per page$/).selectOption('50');
    await seeSummary(page, 1, 50);
    expectParams(page, { limit: '50' });
    await page.goBack();
    await seeSummary(page, 21, 40);
    await page.goBack();
    await seeSummary(page, 1, 20);
    expect(await cardTitles(page)).toEqual(first);
  });

  journey('every listing comes once on the way from the first page to the last', async ({ visit }) => {
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

  journey(
    'an address past the end leads to the last page, and one that makes no sense to the first',
    async ({ visit }) => {
      const { page } = await visit();
      await open(page, '/listings?page=999&limit=100');
      await page.waitForURL(/page=[1-9]&limit=100/);
      await cards(page).first().waitFor();
      await open(page, '/listings?page=abc&limit=15');
      await seeSummary(page, 1, 20);
    },
  );

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
