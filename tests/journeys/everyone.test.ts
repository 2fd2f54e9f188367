import { texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible, expectReadableColors } from './support/accessibility.ts';
import { listingTitled } from './support/demo.ts';
import { demoPerson } from './support/people.ts';
import { halvesOf } from './support/halves.ts';
import { journey } from './support/journey.ts';
import {
  expectFocusInSight,
  expectHeaderOnTop,
  expectNoSidewaysScroll,
  expectSteadyLayout,
} from './support/layout.ts';
import { browsingPages, writtenPages } from './support/pages.ts';
import { isShort } from './support/scope.ts';
import { expectLargeTargets } from './support/targets.ts';
import { cards, open, openFilters, seeHeading, takenOver } from './support/steps.ts';

async function expectGoodForEveryone(page: Page): Promise<void> {
  await expectSteadyLayout(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.getAnimations().length), 'moves in another theme').toBe(0);
  await expectReadableColors(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('every page', () => {
  journey.for(isShort ? browsingPages.slice(0, 5) : browsingPages)(
    '$name: steady, accessible in both themes, fits 320 pixels',
    async ({ path, title }, { visit, origin }) => {
      const { page } = await visit();
      await open(page, title === undefined ? path : `${path}${(await listingTitled(origin, title)).id}`);
      await expectGoodForEveryone(page);
    },
  );

  journey.for(isShort ? writtenPages.slice(0, 2) : writtenPages)(
    '%s: steady, accessible in both themes, fits 320 pixels',
    async (path, { visit }) => {
      const { page } = await visit();
      await open(page, path);
      await expectGoodForEveryone(page);
    },
  );

  journey('a missing page, too', async ({ visit }) => {
    const { page } = await visit({ expects: [/status of 404/] });
    // The path can't be decoded either, which the router would warn about.
    await open(page, '/nowhere/%ZZ');
    await expectGoodForEveryone(page);
  });

  journey(
    'a document that stops halfway on a slow connection is drawn once complete',
    async ({ visit, origin }) => {
      const { page } = await visit({ width: 360, height: 740, expects: [/status of 404/] });
      const line = await halvesOf(origin);
      await page.goto(`${line.origin}/nowhere`, { waitUntil: 'commit' });
      const headings = () => page.evaluate(() => document.querySelectorAll('h1').length);
      await expect.poll(headings).toBe(1);
      line.release();
      await takenOver(page);
      await expectSteadyLayout(page);
      // Closed first, so that it sends no requests to a stopped server.
      await page.close();
      line.stop();
    },
  );

  journey('has no layout shift while it loads on a phone', async ({ visit }) => {
    const { page } = await visit({ width: 360, height: 740 });
    for (const path of ['/', '/listings', '/listings?q=zeppelin+hangar']) {
      await open(page, path);
      await expectSteadyLayout(page);
    }
    await open(page, '/listings');
    await cards(page).first().getByRole('link').click();
    await page.getByRole('region', { name: texts.listingForm.images }).waitFor();
    await page.reload();
    await takenOver(page);
    await expectSteadyLayout(page);
  });
});

describe('accessibility', () => {
  journey('by keyboard alone, from the first key to a listing and back', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toMatch(/^Skip/);
    await expectFocusInSight(page);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

    await page.getByRole('main').getByRole('search').getByRole('textbox').focus();
    await page.keyboard.type('turntable wooden case');
    await page.keyboard.press('Enter');
    const results = '“turntable wooden case”';
    await seeHeading(page, results);
    await expect.poll(() => focusedText(page)).toBe(results);

    await cards(page).first().waitFor();
    let presses = 0;
    while (
      !(await page.evaluate(() => document.activeElement?.closest('article') !== null)) &&
      presses < 40
    ) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    const title = await focusedText(page);
    expect(title).toContain('Turntable in a wooden case');
    await page.keyboard.press('Enter');
    await seeHeading(page, title);
    await expect.poll(() => focusedText(page)).toBe(title);

    await page.goBack();
    await seeHeading(page, results);
    // On the card that was opened, not at the top: the next Tab continues from there.
    await expect.poll(() => focusedText(page)).toBe(title);
    await page.goForward();
    await seeHeading(page, title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  journey('page content scrolls under the header', async ({ visit, origin }) => {
    const { page } = await visit({ as: await demoPerson('ana') });
    const { id } = await listingTitled(origin, 'Small house with a yard, two bedrooms');
    const own = ['/dashboard', '/dashboard/my-listings', '/create-listing', '/profile'];
    for (const path of ['/categories', `/listings/${id}`, '/help', '/report', ...own]) {
      await open(page, path);
      await expectHeaderOnTop(page);
      await expectLargeTargets(page);
    }
    for (const path of ['/', '/listings', '/dashboard/favorites']) {
      await open(page, path);
      await cards(page)
        .first()
        .getByRole('button', { name: /favorites/ })
        .waitFor();
      await expectHeaderOnTop(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [...own, '/messages', '/dashboard/favorites']) {
      await open(page, path);
      await page.locator('main :is(a[href], button)').first().waitFor();
      await expectLargeTargets(page);
    }
  });

  journey('by touch: filters open as a sheet and close again', async ({ visit }) => {
    const { page } = await visit({ width: 360, height: 740, hasTouch: true });
    await open(page, '/listings');
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: texts.listings.filters });
    await sheet.getByLabel(texts.listings.maxPrice).fill('20');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Show/ }).tap();
    await page.waitForURL(/max_price=20/);
    await sheet.waitFor({ state: 'hidden' });
    await cards(page).first().waitFor();
  });
});
