// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyScreen } from './lazyScreen.tsx';

const { dataset } = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete dataset['leaving'];
});

/** A screen whose chunk does not come. Says from when on it counts as failed. */
function failing() {
  const failed = vi.fn<(error: unknown) => void>();
  const screen = lazyScreen('Help', () => Promise.reject(new TypeError('The chunk was let go of')));
  void screen.preload().catch(failed);
  return failed;
}

test('a chunk that did not come counts as failed after a second', async () => {
  const failed = failing();
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ScreenNotLoaded' }));
});

test('while its page is being left it does not: to load that again would call off the way to the next one', async () => {
  dataset['leaving'] = '';
  const failed = failing();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(failed).not.toHaveBeenCalled();
  // The way led to a download.
  delete dataset['leaving'];
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});

test('nor does one whose page was left just after it failed', async () => {
  const failed = failing();
  await vi.advanceTimersByTimeAsync(500);
  dataset['leaving'] = '';
  await vi.advanceTimersByTimeAsync(5000);
  expect(failed).not.toHaveBeenCalled();
});
