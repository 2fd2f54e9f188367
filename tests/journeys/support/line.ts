import type { BrowserContext, Page } from 'playwright';
import { takenOver } from './steps.ts';

/** A slow mobile connection: two megabits per second in both directions, with latency. */
export async function slowLine(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 250_000,
    uploadThroughput: 250_000,
  });
}

/** Holds matching requests until released, or fails them then. */
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

/** Opens a path, runs `act` before any script loads, and then waits for hydration. */
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
    /** Times out every pending call, and returns their limits in milliseconds. */
    letTimePass?: () => number[];
  }
}

/** Replaces the time limits of calls with manual ones, for pages opened from now on. */
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
 * Times out a call on a silent connection, before or after it reaches the server.
 *
 * @returns the limits of the calls that timed out, in milliseconds, the newest last
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
