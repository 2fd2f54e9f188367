// @vitest-environment jsdom
import { brand } from '@porchlight/domain';
import { expect, it } from 'vitest';

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
