import { parseSearch } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { mockCategories } from '../../testing/mocks/fixtures/categories.ts';
import { listingsTitle } from './listingsTitle.ts';

test.each([
  ['', 'All Listings'],
  ['q=walnut+desk', 'walnut desk · All Listings'],
  ['mainCategory=for-sale', 'For Sale'],
  ['mainCategory=for-sale&category=furniture', 'Furniture'],
  ['q=desk&category=furniture', 'desk · Furniture'],
  ['category=no-such-thing', 'All Listings'],
])('?%s is called %s', (query, title) => {
  expect(listingsTitle(parseSearch(new URLSearchParams(query)), mockCategories)).toBe(title);
});
