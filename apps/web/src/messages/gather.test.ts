import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, and once more for everything that is asked meanwhile', () => {
  const act = vi.fn();
  const news = gather(act, 1_000);
  news.ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 50; n += 1) news.ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('drops what waits when it is stopped, and begins anew', () => {
  const act = vi.fn();
  const news = gather(act, 1_000);
  news.ask();
  news.ask();
  news.stop();
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(1);
  news.ask();
  expect(act).toHaveBeenCalledTimes(2);
  news.stop();
});
