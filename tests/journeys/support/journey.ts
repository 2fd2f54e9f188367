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

/** How a visitor comes: everything has a default. */
export interface Visit extends Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'colorScheme' | 'hasTouch' | 'deviceScaleFactor'
> {
  /** Pixels, default 1280. */
  width?: number;
  /** Pixels, default 900. */
  height?: number;
  /** Console notices that belong to this journey: a forced failure is reported by the browser itself. */
  expects?: readonly RegExp[];
  /** Who is signed in. Default no one. */
  as?: Person;
}

/** A person with a browser profile of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  notices: Notices;
}

export interface Journey {
  origin: string;
  browser: Browser;
  /** Opens a window of a new person, closed when the journey ends; anything on its console fails the journey. */
  visit(options?: Visit): Promise<Visitor>;
}

/** Adds to an error what the visitors had before them: a journey that fails on another machine is read, not watched. */
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

/** For `journey.extend`: the browser of a file's journeys, started with more than `launchOptions` or other than them. */
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

/** A test that is one person's way through the product, in a real browser. */
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
