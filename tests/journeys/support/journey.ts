import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { test as base } from 'vitest';
import { launchOptions } from './launchOptions.ts';
import { watchNotices, type Notices } from './notices.ts';
import { watchLayoutShifts } from './layout.ts';
import { storedSession, type Person } from './people.ts';
import { ourServer } from './ourServer.ts';

/** Options of a visit, all with defaults. */
export interface Visit extends Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'colorScheme' | 'hasTouch' | 'deviceScaleFactor' | 'locale'
> {
  /** Pixels, default 1280. */
  width?: number;
  /** Pixels, default 900. */
  height?: number;
  /** Console messages that the test expects: the browser itself reports a forced failure. */
  expects?: readonly RegExp[];
  /** The signed-in user. Default: none. */
  as?: Person;
}

/** A user with a separate browser profile. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  notices: Notices;
}

export interface Journey {
  origin: string;
  browser: Browser;
  /**
   * Opens a window with a new profile, closed when the test ends. Unexpected console messages fail the test.
   */
  visit(options?: Visit): Promise<Visitor>;
}

/** Adds the visible text of every page to an error, for failures on other machines. */
async function sayWhatStood(error: { message: string }, visitors: readonly Visitor[]): Promise<void> {
  const stood = await Promise.all(
    visitors.map(async ({ page }) => {
      const shown = await page
        .evaluate(() => document.body.innerText)
        .catch((cause: unknown) => String(cause));
      return `${page.url()} showed ${JSON.stringify(shown.slice(0, 600))}`;
    }),
  );
  error.message = [error.message.split('\n', 1), ...stood].join('; ') + error.message.replace(/^[^\n]*/, '');
}

/** For `journey.extend`: the browser of a file, with other options than `launchOptions`. */
export function startedWith(options: LaunchOptions) {
  return [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for a destructured first argument
    async ({}, provide: (browser: Browser) => Promise<void>): Promise<void> => {
      const browser = await chromium.launch({ ...launchOptions, ...options });
      await provide(browser);
      await browser.close();
    },
    { scope: 'file' },
  ] satisfies [unknown, { scope: 'file' }];
}

/** An end-to-end test in a real browser. */
export const journey = base.extend<Journey>({
  origin: ourServer().origin,
  browser: startedWith({}),
  visit: async ({ browser, origin, task }, provide) => {
    const visitors: Visitor[] = [];
    await provide(async ({ width = 1280, height = 900, expects = [], as: person, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height },
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        ...(person && { storageState: storedSession(person, origin) }),
        ...options,
      });
      context.setDefaultTimeout(20_000);
      await watchLayoutShifts(context);
      const notices = watchNotices(context, expects);
      const visitor = { page: await context.newPage(), context, notices };
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all((task.result?.errors ?? []).map((error) => sayWhatStood(error, visitors)));
    await Promise.all(visitors.map(({ context }) => context.close()));
    for (const { notices } of visitors) notices.expectNone();
  },
});
