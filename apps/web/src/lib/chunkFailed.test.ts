// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyScreen } from './lazyScreen.tsx';

const { dataset } = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete dataset['leaving'];
});

/** A screen whose chunk fails to load; returns a mock that is called once it counts as failed. */
function failing() {
  const failed = vi.fn<(error: unknown) => void>();
  const screen = lazyScreen('Help', () => Promise.reject(new TypeError('The chunk was let go of')));
  void screen.preload().catch(failed);
  return failed;
}

test('a chunk that fails to load counts as failed after a second', async () => {
  const failed = failing();
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ScreenNotLoaded' }));
});

test('it does not count while its page is being left: a reload would cancel the navigation', async () => {
  dataset['leaving'] = '';
  const failed = failing();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(failed).not.toHaveBeenCalled();
  // The navigation was a download.
  delete dataset['leaving'];
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});

test('nor when its page is left right after the failure', async () => {
  const failed = failing();
  await vi.advanceTimersByTimeAsync(500);
  dataset['leaving'] = '';
  await vi.advanceTimersByTimeAsync(5000);
  expect(failed).not.toHaveBeenCalled();
});
