import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { browsingPages, ownPages, writtenPages } from './support/pages.ts';
import { demoPerson } from './support/people.ts';
import { startAnew } from './support/serverControl.ts';
import { open } from './support/steps.ts';

const web = fileURLToPath(new URL('../../apps/web', import.meta.url));

// The app with texts that are about a third longer, accented, and in brackets.
beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'pseudo'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', PATH: `${web}/node_modules/.bin:${process.env['PATH']}` },
  });
  await startAnew({ WEB_FOLDER: `${web}/dist/pseudo` });
}, 180_000);

/** Texts that their box cuts off, other than with an ellipsis. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text.includes(']') || element === null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === 'fixed' || around.matches('[role=tablist], nav ul, [data-scroll]')) break;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
        // Hidden for the eye, or a row that scrolls.
        if (around.clientWidth <= 1 || style.overflowX === 'auto' || style.overflowX === 'scroll') break;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
          cut.add(text);
      }
    }
    return [...cut];
  });

async function expectRoomForTexts(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    expect(await cutTexts(page), `${page.url()} at ${width} pixels`).toEqual([]);
  }
}

describe('with longer texts', () => {
  journey.for(browsingPages)('$name has room', async ({ path, title }, { visit, origin }) => {
    const { page } = await visit({ width: 360, height: 740 });
    await open(page, title === undefined ? path : `${path}${(await listingTitled(origin, title)).id}`);
    await expectRoomForTexts(page);
  });

  journey.for(writtenPages)('%s has room', async (path, { visit }) => {
    const { page } = await visit({ width: 360, height: 740 });
    await open(page, path);
    await expectRoomForTexts(page);
  });

  journey('pages of a user have room', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('ana'), width: 360, height: 740 });
    for (const path of ownPages) {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, path);
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
      await expectRoomForTexts(page);
    }
  });

  journey('every label of the help page is from a catalog', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/help');
    const plain = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, button, label, footer a, header a')]
        .map((part) => part.textContent?.trim() ?? '')
        .filter((text) => text !== '' && !text.includes('[') && /^[A-Z]/.test(text)),
    );
    // Names, which have no translation.
    expect(plain).toEqual(['Porchlight', 'Porchlight', 'Español']);
  });
});
