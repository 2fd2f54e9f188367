import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { wholeBrowser } from './launchOptions.ts';
import { watchNotices } from './notices.ts';
import { freePort } from './server.ts';

/** A tab in a window with another one, which can hide it. */
export interface Tab {
  page: Page;
  /** Brings the other tab to the front and hides the page. */
  hide: () => Promise<void>;
  /** Brings the page back to the front. */
  show: () => Promise<void>;
}

/**
 * A test in a window with real tabs. In other tests every page is emulated as visible; here the browser
 * decides.
 */
export const tabJourney = journey.extend<{ tab: Tab }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner asks for a destructured first argument
  tab: async ({}, provide) => {
    const port = await freePort();
    const browser = await chromium.launch({
      ...wholeBrowser,
      args: [...wholeBrowser.args, `--remote-debugging-port=${port}`],
    });
    const window = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
    const [context] = window.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    context.setDefaultTimeout(20_000);
    const notices = watchNotices(context);
    const page = await context.newPage();
    const other = await context.newPage();
    const bring = async (front: Page, state: DocumentVisibilityState): Promise<void> => {
      await front.bringToFront();
      await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe(state);
    };
    await page.bringToFront();
    await provide({ page, hide: () => bring(other, 'hidden'), show: () => bring(page, 'visible') });
    await window.close();
    await browser.close();
    notices.expectNone();
  },
});
