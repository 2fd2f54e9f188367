// @vitest-environment jsdom
import { brand } from '@porchlight/domain';
import { expect, it, vi } from 'vitest';

import { pageTitle, showTitle, showUnread } from './title.ts';

it('the number of unread messages stays before the name of whatever page comes', () => {
  showTitle('Messages');
  expect(document.title).toBe(pageTitle('Messages'));
  showUnread(2);
  expect(document.title).toBe(`(2) ${pageTitle('Messages')}`);
  showTitle('Listings');
  expect(document.title).toBe(`(2) ${pageTitle('Listings')}`);
  showTitle(undefined);
  expect(document.title).toBe(`(2) ${brand.name}`);
  showUnread(0);
  expect(document.title).toBe(brand.name);
});

it('an installed app has it on its icon, and is not hurt where that is not allowed', async () => {
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException('not installed', 'NotAllowedError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }));
  showUnread(3);
  showUnread(0);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
  await Promise.allSettled(setAppBadge.mock.results.map(({ value }) => value));
  vi.unstubAllGlobals();
});
