import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Sum of layout shifts since the page began, except those after user input. */
    layoutShift?: number;
  }
}

/** Makes every page of a context sum up its layout shifts from the start. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
        if ('value' in entry && typeof entry.value === 'number')
          window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails when the page has shifted by itself. */
export async function expectSteadyLayout(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.layoutShift), `layout shift of ${page.url()}`).toBeLessThan(0.02);
}

/** Fails when the page is wider than the window, and names the elements that stick out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const stickingOut = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(stickingOut, `wider than the window: ${page.url()}`).toEqual([]);
}

/** Fails when a word of usual length is broken for lack of room, and says where. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      if (!(text instanceof Text) || text.parentElement?.checkVisibility() !== true) continue;
      for (const { 0: word, index } of text.data.matchAll(/(?<!\S)\p{L}{2,14}(?![^\s.,:;!?])/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word}: ${text.data.slice(0, 60)}`);
      }
    }
    return found;
  });
  expect(broken, `broken words: ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Fails when page content appears above the sticky header anywhere down the page. */
export async function expectHeaderOnTop(page: Page): Promise<void> {
  const strays = await page.evaluate(() => {
    const header = document.querySelector('header');
    const found = new Set<string>();
    const end = Math.min(document.documentElement.scrollHeight, 6000);
    for (let y = 0; y < end; y += 16) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const box = header?.getBoundingClientRect();
      if (!box) return ['no header'];
      for (let x = 8; x < box.width; x += 24) {
        const hit = document.elementFromPoint(x, box.top + box.height / 2);
        if (hit && !header?.contains(hit)) found.add(hit.outerHTML.slice(0, 120));
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
  expect(strays, `above the header: ${page.url()}`).toEqual([]);
}

/** Fails when the focused element is covered or outside the window. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const isInSight = await page.evaluate(() => {
    const { activeElement } = document;
    const box = activeElement?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && hit !== undefined && activeElement?.contains(hit) === true;
  });
  expect(isInSight, `in sight: ${await page.evaluate(() => document.activeElement?.outerHTML)}`).toBe(true);
}
