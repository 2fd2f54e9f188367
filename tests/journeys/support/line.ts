import type { BrowserContext, Page } from 'playwright';
import { takenOver } from './steps.ts';

/** A line as slow as a phone's at the edge of town: two megabits a second up and down, and a while to get there. */
export async function slowLine(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 250_000,
    uploadThroughput: 250_000,
  });
}

/** Holds back what the page asks for until it is let go, or fails then. Everything else goes on. */
export async function holdBack(
  page: Page,
  calls: string | RegExp,
  outcome: 'fallback' | 'abort' = 'fallback',
): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await gate;
    await route[outcome]();
  });
  return letGo;
}

/** Opens an address whose scripts come only after `act` is done, and waits until the app has taken the page over. */
export async function slowly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const open = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  open();
  await takenOver(page);
  await page.unrouteAll({ behavior: 'wait' });
}

declare global {
  interface Window {
    /** Ends the waiting of every call under way, and tells for how many milliseconds each would have waited. */
    letTimePass?: () => number[];
  }
}

/** Puts the limits of calls into the journey's hands, for pages opened from now on: no one has to wait for them. */
export async function holdTimeLimits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const waiting = new Map<AbortController, number>();
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      waiting.set(limit, ms);
      return limit.signal;
    };
    window.letTimePass = () => {
      const limits = [...waiting.values()];
      for (const limit of waiting.keys()) limit.abort(new DOMException('signal timed out', 'TimeoutError'));
      waiting.clear();
      return limits;
    };
  });
}

/**
 * Lets a call wait longer than the page does: the line is silent, before the call has reached the server or after.
 *
 * @returns the limits of the calls that had to be given up, in milliseconds, the youngest last
 */
export async function outwait(
  page: Page,
  calls: RegExp,
  { reaches, act }: { reaches: boolean; act: () => Promise<void> },
): Promise<number[]> {
  const silent = new Promise<void>((resolve) => {
    void page.route(
      calls,
      async (route) => {
        if (reaches) await route.fetch();
        resolve();
      },
      { times: 1 },
    );
  });
  await act();
  await silent;
  return page.evaluate(() => window.letTimePass?.() ?? []);
}
