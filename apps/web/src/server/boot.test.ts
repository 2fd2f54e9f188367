// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import boot from '../../public/boot.js?raw';

/** What waits in a page that the server drew. */
const waiting = '<template id="start"><link rel="modulepreload" href="/app.js"></template>';
const isStarted = () => document.head.querySelector('link') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = waiting;
  // oxlint-disable-next-line typescript/no-implied-eval -- our own file, run as a page runs it: it is no module
  new Function(boot)();
});
afterEach(() => vi.useRealTimers());

test('what starts the app waits for the photos in view and for a drawing of them', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(isStarted()).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(isStarted()).toBe(false);
  expect(document.documentElement.dataset['drawing']).toBe('first');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
  // Whatever was left out of the first drawing is drawn now.
  expect(document.documentElement.dataset['drawing']).toBeUndefined();
});

test('a photo that does not come keeps it for three seconds', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  vi.advanceTimersByTime(2999);
  expect(isStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

test.each(['onclick', 'oninput'] as const)('the first %s starts it at once, and is noted', (name) => {
  const event = new Event(name.slice('on'.length));
  document.body.dispatchEvent(event);
  // Here the handlers of the global object are not those of the window.
  Reflect.apply(Reflect.get(window, name) as (event: Event) => void, window, [event]);
  expect(isStarted()).toBe(true);
  expect(window.early?.has(document.body)).toBe(true);
});
