import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Sum of the layout shifts since the page began, user input excluded. */
    layoutShift?: number;
  }
}

/** Lets every page of a context add up its layout shifts from the very beginning. */
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

/** Fails when what stands on the page has moved by itself. */
export async function expectSteadyLayout(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.layoutShift), `layout shift of ${page.url()}`).toBeLessThan(0.02);
}

/** Fails when the page is wider than the window, and says which elements stick out. */
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
