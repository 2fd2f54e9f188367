import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from './entities.ts';
import {
  activeFilterCount,
  changeSearch,
  clearFilters,
  defaultSearch,
  findCategory,
  hasSearchCriteria,
  isPriceRangeInvalid,
  parseSearch,
  searchToApiQuery,
  searchToParams,
  sortsFor,
  toQueryString,
  type ListingsSearch,
} from './search.ts';
import { pageSizes } from './limits.ts';

const forSale: Category = {
  id: 'g2',
  slug: 'for-sale',
  name: 'For Sale',
  icon: 'tag',
  subCategories: [
    { id: 's1', slug: 'furniture', name: 'Furniture' },
    { id: 's2', slug: 'electronics', name: 'Electronics' },
  ],
};
const services: Category = {
  id: 'g1',
  slug: 'services',
  name: 'Services',
  icon: 'tools',
  subCategories: [{ id: 's3', slug: 'cleaning', name: 'Cleaning' }],
};
const categories = [services, forSale];

const search = (change: Partial<ListingsSearch>): ListingsSearch => ({ ...defaultSearch, ...change });

describe('parseSearch', () => {
  it.each<[string, Partial<ListingsSearch>]>([
    ['', {}],
    ['q=%20oak%20table%20', { q: 'oak table' }],
    ['q=', {}],
    ['category=furniture&mainCategory=for-sale', { category: 'furniture', mainCategory: 'for-sale' }],
    ['location=Austin,%20TX', { location: 'Austin, TX' }],
    ['min_price=10&max_price=19.99', { minPrice: 10, maxPrice: 19.99 }],
    ['min_price=0', { minPrice: 0 }],
    ['min_price=50&max_price=10', { minPrice: 50, maxPrice: 10 }],
    ['min_price=-1&max_price=1e5', {}],
    ['min_price=0x10&max_price=1,000', {}],
    ['min_price=&max_price=%20', {}],
    ['sort=price&order=asc', { sort: 'price', order: 'asc' }],
    ['sort=created_at&order=up', {}],
    ['q=oak&sort=relevance', { q: 'oak', sort: 'relevance' }],
    ['q=%20&sort=relevance', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-2', {}],
    ['page=abc', {}],
    ['page=2.5', {}],
    ['page=1e2', {}],
    ['page=99999999999999999999', {}],
    ['page=999', { page: 999 }],
    ['limit=10', { limit: 10 }],
    ['limit=50', { limit: 50 }],
    ['limit=100', { limit: 100 }],
    ['limit=15', {}],
    ['limit=', {}],
    ['limit=abc', {}],
    ['q=a&q=b', { q: 'a' }],
    ['unknown=1', {}],
  ])('%j', (query, expected) => {
    expect(parseSearch(new URLSearchParams(query))).toEqual(search(expected));
  });
});

describe('searchToParams', () => {
  it.each<[Partial<ListingsSearch>, string]>([
    [{}, ''],
    [{ q: ' oak ' }, 'q=oak'],
    [{ sort: 'date', order: 'desc', page: 1, limit: 20 }, ''],
    [{ limit: 50, page: 2, order: 'asc', sort: 'price' }, 'sort=price&order=asc&page=2&limit=50'],
    [{ minPrice: 0, maxPrice: 19.5 }, 'min_price=0&max_price=19.5'],
    [{ location: 'Austin, TX' }, 'location=Austin%2C+TX'],
    [{ category: 'furniture', mainCategory: 'for-sale' }, 'category=furniture&mainCategory=for-sale'],
  ])('%j', (given, query) => {
    expect(searchToParams(given).toString()).toBe(query);
  });
});

describe('the two together', () => {
  const word = fc
    .string({ unit: 'grapheme' })
    .map((text) => new URLSearchParams({ text }).get('text')?.trim() ?? '');
  const dollars = fc.option(
    fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
    { nil: undefined },
  );
  const anyWords = word.chain((q) => fc.record({ q: fc.constant(q), sort: fc.constantFrom(...sortsFor(q)) }));
  const anyFilters = fc.record({
    category: word,
    mainCategory: word,
    location: word,
    minPrice: dollars,
    maxPrice: dollars,
    order: fc.constantFrom('asc', 'desc'),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    limit: fc.constantFrom(...pageSizes),
  });
  const anySearch: fc.Arbitrary<ListingsSearch> = fc
    .tuple(anyWords, anyFilters)
    .map(([words, filters]) => ({ ...words, ...filters }));

  it('lose nothing', () => {
    fc.assert(
      fc.property(anySearch, (given) => {
        expect(parseSearch(new URLSearchParams(searchToParams(given).toString()))).toEqual(given);
      }),
    );
  });

  it('settle after one reading, whatever the address says', () => {
    const names = fc.constantFrom(
      'q',
      'category',
      'mainCategory',
      'location',
      'min_price',
      'max_price',
      'sort',
      'order',
      'page',
      'limit',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
        const first = parseSearch(new URLSearchParams(entries));
        expect(parseSearch(searchToParams(first))).toEqual(first);
      }),
    );
  });
});

describe('findCategory', () => {
  it.each([
    ['', { kind: 'all' }],
    ['for-sale', { kind: 'group', group: forSale }],
    ['g2', { kind: 'group', group: forSale }],
    ['furniture', { kind: 'sub', group: forSale, sub: forSale.subCategories[0] }],
    ['s3', { kind: 'sub', group: services, sub: services.subCategories[0] }],
    ['nowhere', { kind: 'unknown' }],
  ])('%j', (word, found) => {
    expect(findCategory(categories, word)).toEqual(found);
  });
});

describe('searchToApiQuery', () => {
  const base = { sort_by: 'created_at', sort_order: 'desc', status: 'active', page: 1, limit: 20 };

  it.each<[Partial<ListingsSearch>, object]>([
    [{}, base],
    [{ q: 'oak' }, { ...base, query: 'oak' }],
    [{ category: 'furniture' }, { ...base, category_id: 's1' }],
    [{ category: 's1' }, { ...base, category_id: 's1' }],
    [{ mainCategory: 'for-sale' }, { ...base, category_id: 'g2' }],
    [
      { category: 'furniture', mainCategory: 'services' },
      { ...base, category_id: 's1' },
    ],
    [{ category: 'nowhere' }, { ...base, category_id: 'nowhere' }],
    [{ location: '78701' }, { ...base, location: '78701' }],
    [
      { minPrice: 0, maxPrice: 10 },
      { ...base, min_price: 0, max_price: 10 },
    ],
    [
      { sort: 'price', order: 'asc' },
      { ...base, sort_by: 'price', sort_order: 'asc' },
    ],
    [{ sort: 'title' }, { ...base, sort_by: 'title' }],
    [
      { q: 'oak', sort: 'relevance' },
      { query: 'oak', status: 'active', page: 1, limit: 20 },
    ],
    [
      { page: 3, limit: 50 },
      { ...base, page: 3, limit: 50 },
    ],
  ])('%j', (given, query) => {
    expect(searchToApiQuery(search(given), categories)).toEqual(query);
  });

  it('sends the word itself before the categories are known', () => {
    expect(searchToApiQuery(search({ category: 'furniture' })).category_id).toBe('furniture');
  });
});

it('writes a query without what is absent', () => {
  expect(toQueryString({ query: 'oak & ash', min_price: 0, max_price: undefined, page: 1 })).toBe(
    'query=oak+%26+ash&min_price=0&page=1',
  );
});

describe('changes', () => {
  const before = search({
    q: 'oak',
    category: 'furniture',
    mainCategory: 'for-sale',
    minPrice: 5,
    sort: 'price',
    page: 4,
    limit: 50,
  });

  it.each<[string, Partial<ListingsSearch>, Partial<ListingsSearch>]>([
    ['a filter leads back to page 1', { location: 'Austin' }, { location: 'Austin', page: 1 }],
    ['a page size leads back to page 1', { limit: 10 }, { limit: 10, page: 1 }],
    ['a page is a page', { page: 5 }, { page: 5 }],
    ['another sort keeps the order', { sort: 'title' }, { sort: 'title', page: 1 }],
    [
      'a main group lets go of the subcategory',
      { mainCategory: 'services' },
      { mainCategory: 'services', category: '', page: 1 },
    ],
    ['All lets go of both', { mainCategory: '' }, { mainCategory: '', category: '', page: 1 }],
    ['a subcategory keeps its group', { category: 'electronics' }, { category: 'electronics', page: 1 }],
  ])('%s', (_what, change, expected) => {
    expect(changeSearch(before, change)).toEqual({ ...before, ...expected });
  });

  it('clearing keeps the search text and the page size', () => {
    expect(clearFilters(before)).toEqual(search({ q: 'oak', limit: 50, sort: 'relevance' }));
    expect(clearFilters({ ...before, q: '' })).toEqual(search({ limit: 50 }));
  });

  it.each<[string, Partial<ListingsSearch>, Partial<ListingsSearch>, Partial<ListingsSearch>]>([
    ['the first words ask for the best match', {}, { q: 'oak' }, { q: 'oak', sort: 'relevance' }],
    ['not over a chosen order', { sort: 'price' }, { q: 'oak' }, { q: 'oak', sort: 'price' }],
    ['not over a chosen direction', { order: 'asc' }, { q: 'oak' }, { q: 'oak', order: 'asc' }],
    ['other words keep the order', { q: 'oak' }, { q: 'ash' }, { q: 'ash' }],
    ['no words, no best match', { q: 'oak', sort: 'relevance', order: 'asc' }, { q: '' }, {}],
    [
      'the best match has no other end',
      { q: 'oak', sort: 'price', order: 'asc' },
      { sort: 'relevance' },
      { q: 'oak', sort: 'relevance' },
    ],
  ])('%s', (_what, given, change, expected) => {
    expect(changeSearch(search(given), change)).toEqual(search(expected));
  });
});

describe('activeFilterCount and hasSearchCriteria', () => {
  it.each<[Partial<ListingsSearch>, number, boolean]>([
    [{}, 0, false],
    [{ q: 'oak' }, 0, true],
    [{ q: 'oak', sort: 'relevance' }, 0, true],
    [{ page: 3, limit: 100 }, 0, false],
    [{ category: 'furniture' }, 1, true],
    [{ mainCategory: 'for-sale' }, 1, true],
    [{ category: 'furniture', mainCategory: 'for-sale' }, 1, true],
    [{ location: 'Austin' }, 1, true],
    [{ minPrice: 0 }, 1, true],
    [{ minPrice: 1, maxPrice: 2 }, 2, true],
    [{ sort: 'price' }, 1, false],
    [{ order: 'asc' }, 1, false],
    [{ sort: 'price', order: 'asc' }, 1, false],
    [{ category: 'a', location: 'b', minPrice: 1, maxPrice: 2, sort: 'title' }, 5, true],
  ])('%j: %d, %s', (given, count, narrowed) => {
    expect(activeFilterCount(search(given))).toBe(count);
    expect(hasSearchCriteria(search(given))).toBe(narrowed);
  });
});

describe('isPriceRangeInvalid', () => {
  it.each([
    [undefined, undefined, false],
    [5, undefined, false],
    [undefined, 5, false],
    [5, 5, false],
    [4, 5, false],
    [6, 5, true],
    [1, 0, true],
  ])('%s to %s: %s', (minPrice, maxPrice, expected) => {
    expect(isPriceRangeInvalid({ minPrice, maxPrice })).toBe(expected);
  });
});
