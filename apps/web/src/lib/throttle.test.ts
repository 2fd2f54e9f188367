import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and once more for all calls in between', () => {
  const act = vi.fn();
  const throttled = throttle(act, 1_000);
  throttled.call();
  expect(act).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 50; n += 1) throttled.call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('canceling drops the pending call and resets it', () => {
  const act = vi.fn();
  const throttled = throttle(act, 1_000);
  throttled.call();
  throttled.call();
  throttled.cancel();
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(1);
  throttled.call();
  expect(act).toHaveBeenCalledTimes(2);
  throttled.cancel();
});
