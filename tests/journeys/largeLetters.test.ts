import { describe, expect } from 'vitest';

import { journey as base, startedWith } from './support/journey.ts';
import { launchOptions } from './support/launchOptions.ts';
import { expectNoSidewaysScroll, expectWholeWords } from './support/layout.ts';
import { browsingPages, writtenPages } from './support/pages.ts';
import { demoPerson } from './support/people.ts';
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

const withLetters = (size: number) =>
  base.extend({
    browser: startedWith({ args: [...launchOptions.args, `--blink-settings=defaultFontSize=${size}`] }),
  });

describe.each([
  { letters: 32, journey: withLetters(32), widths: [768, 1024, 1280] },
  { letters: 24, journey: withLetters(24), widths: [412, 768, 1024] },
])('a default font size of $letters pixels', ({ letters, journey, widths }) => {
  journey.for([
    { pages: 'pages that read', paths: readPages },
    { pages: 'written pages', paths: writtenPages },
    { pages: 'pages of one’s own', paths: ownPages, who: 'ana' },
  ])('$pages: every layout has room for the text', async ({ paths, who }, { visit }) => {
    const { page } = await visit(who === undefined ? {} : { as: await demoPerson(who) });
    for (const path of paths) {
      await open(page, path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe(`${letters}px`);
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectWholeWords(page);
      }
    }
  });
});
