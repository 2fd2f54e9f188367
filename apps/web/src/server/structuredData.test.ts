import { categoryTree, type Listing } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { makeListing } from '../testing/mocks/fixtures/makeListing.ts';
import { productData } from './structuredData.ts';

const dataOf = (category: string, changes: Partial<Listing> = {}) =>
  productData(
    { ...makeListing({ title: 'A listing', price: 40, category }, 1), ...changes },
    'https://porchlight.test/listings/1',
    'https://porchlight.test',
  );

test.each(
  categoryTree.flatMap((group) => group.subCategories.map(({ slug }) => ({ group: group.slug, slug }))),
)('$slug is a product only among goods for sale', ({ group, slug }) => {
  const product = { '@type': 'Product', offers: { '@type': 'Offer', price: '40.00' } };
  if (group === 'for-sale') expect(dataOf(slug)).toMatchObject(product);
  else expect(dataOf(slug)).toBeUndefined();
});

test.each<[string, Partial<Listing>]>([
  ['free', { price_type: 'free', price: 0 }],
  ['free with a price left over', { price_type: 'free', price: 40 }],
  ['priced zero', { price: 0 }],
  ['without a category', { category: null }],
  ['in an unknown category', { category: { id: 'x', name: 'X', slug: 'constructor', icon: 'x' } }],
])('a listing that is %s has no offer', (_name, changes) => {
  expect(dataOf('furniture', changes)).toBeUndefined();
});
