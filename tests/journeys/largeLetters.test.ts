import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';

import { journey, launchOptions } from './support/journey.ts';
import { expectNoSidewaysScroll, expectWholeWords } from './support/layout.ts';
import { watchNotices } from './support/notices.ts';
import { demoPerson, storedSession } from './support/people.ts';
import { browsingPages, writtenPages } from './support/pages.ts';
import { open } from './support/steps.ts';

const readPages = browsingPages.filter(({ title }) => title === undefined).map(({ path }) => path);
const ownPages = [
  '/dashboard',
  '/dashboard/my-listings',
  '/dashboard/favorites',
  '/messages',
  '/create-listing',
  '/profile',
];

describe.each([
  { letters: 32, widths: [768, 1024, 1280] },
  { letters: 24, widths: [412, 768, 1024] },
])('letters of $letters pixels, as the browser was asked for', ({ letters, widths }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...launchOptions,
      args: [...launchOptions.args, `--blink-settings=defaultFontSize=${letters}`],
    });
  });
  afterAll(() => browser.close());

  async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await open(page, path);
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectWholeWords(page);
      }
    }
  }

  journey.for([
    { pages: 'pages that read', paths: readPages, as: undefined },
    { pages: 'written pages', paths: writtenPages, as: undefined },
    { pages: 'pages of one’s own', paths: ownPages, as: 'ana' },
  ])('$pages: every layout has room for them', async ({ paths, as }, { origin }) => {
    const context = await browser.newContext({
      baseURL: origin,
      reducedMotion: 'reduce',
      ...(as !== undefined && { storageState: storedSession(await demoPerson(as), origin) }),
    });
    const notices = watchNotices(context);
    await expectRoom(await context.newPage(), paths);
    await context.close();
    notices.expectNone();
  });
});
