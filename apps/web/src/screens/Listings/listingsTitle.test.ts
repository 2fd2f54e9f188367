import { parseSearch } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { mockCategories } from '../../testing/mocks/fixtures/categories.ts';
import { listingsTitle } from './listingsTitle.ts';

test.each([
  ['', 'All Listings'],
  ['q=walnut+desk', '“walnut desk”'],
  ['mainCategory=for-sale', 'For Sale'],
  ['mainCategory=for-sale&category=furniture', 'Furniture'],
  ['q=desk&category=furniture', '“desk” in Furniture'],
  ['category=furniture&condition=like_new', 'Furniture in like new condition'],
  ['condition=for_parts', 'All Listings for parts'],
  ['category=furniture&with_photos=true&posted_within=7', 'Furniture with photos posted within 7 days'],
  ['category=tutoring&price_period=hour', 'Tutoring by the hour'],
  [
    'mainCategory=community&max_price=900&price_period=month&near=Austin%2C+TX',
    'Community under $900 by the month near Austin, TX',
  ],
  ['category=no-such-thing', 'All Listings'],
  ['max_price=200', 'All Listings under $200'],
  ['min_price=50', 'All Listings from $50'],
  ['category=furniture&max_price=200&near=Seattle%2C+WA', 'Furniture under $200 near Seattle, WA'],
  [
    'q=desk&category=furniture&min_price=50&max_price=200&location=Austin',
    '“desk” in Furniture $50 to $200 in Austin',
  ],
])('?%s is titled %s', (query, title) => {
  expect(listingsTitle(parseSearch(new URLSearchParams(query)), mockCategories)).toBe(title);
});

test('words without results are not repeated', () => {
  const search = parseSearch(new URLSearchParams('q=Buy+at+evil&location=evil&category=furniture'));
  expect(listingsTitle(search, mockCategories, true)).toBe('Furniture');
});
