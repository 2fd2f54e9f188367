import { texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { expectNoSidewaysScroll, expectSteadyLayout } from './support/layout.ts';
import { browsingPages, writtenPages } from './support/pages.ts';
import { cards, open, seeHeading } from './support/steps.ts';

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('for everyone', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    journey(`every page is accessible in the ${colorScheme} theme`, async ({ visit, origin }) => {
      const { page } = await visit({ colorScheme });
      for (const { path } of [...(await browsingPages(origin)), ...writtenPages]) {
        await open(page, path);
        await expectAccessible(page);
      }
    });
  }

  journey('what does not exist is accessible too', async ({ visit }) => {
    const { page } = await visit({ expects: [/status of 404/] });
    await open(page, '/nowhere');
    await expectAccessible(page);
  });

  journey('every page fits a window of 320 pixels, and is accessible there', async ({ visit, origin }) => {
    const { page } = await visit({ width: 320, height: 640, hasTouch: true });
    for (const { path } of [...(await browsingPages(origin)), ...writtenPages]) {
      await open(page, path);
      await expectNoSidewaysScroll(page);
    }
    await open(page, '/listings');
    await expectAccessible(page);
  });

  journey('nothing moves by itself while a page loads', async ({ visit, origin }) => {
    for (const width of [360, 1280]) {
      const { page } = await visit({ width });
      for (const { path } of await browsingPages(origin)) {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await expectSteadyLayout(page);
      }
    }
  });

  journey('by keyboard alone, from the first key to a listing and back', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toMatch(/^Skip/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

    await page.getByRole('main').getByRole('search').getByRole('textbox').focus();
    await page.keyboard.type('turntable wooden case');
    await page.keyboard.press('Enter');
    await seeHeading(page, new RegExp(texts.listings.title));
    expect(await focusedText(page)).toMatch(new RegExp(`^${texts.listings.title}`));

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
    expect(await focusedText(page)).toBe(title);

    await page.keyboard.press('Alt+ArrowLeft');
    await seeHeading(page, new RegExp(texts.listings.title));
  });

  journey('with a thumb: filters come as a sheet and go again', async ({ visit }) => {
    const { page } = await visit({ width: 360, height: 740, hasTouch: true });
    await open(page, '/listings');
    await page.getByText(texts.listings.filters, { exact: true }).first().tap();
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
