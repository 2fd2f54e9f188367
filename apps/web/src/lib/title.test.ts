// @vitest-environment jsdom
import { brand } from '@porchlight/domain';
import { expect, it, vi } from 'vitest';

import { pageTitle, showTitle, showUnread } from './title.ts';

it('the unread count stays in the title across pages', () => {
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

it('an installed app shows it on its icon, and ignores a rejection', async () => {
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException('not installed', 'NotAllowedError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }));
  showUnread(3);
  showUnread(0);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
  await Promise.allSettled(setAppBadge.mock.results.map(({ value }) => value));
  vi.unstubAllGlobals();
});
