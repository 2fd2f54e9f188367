import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category, SubCategory } from '../answers/index.ts';
import { categoryFilters, clearedIn } from '../listings/categoryFilters.ts';
import {
  parseSearch,
  readListingsQuery,
  readMyListingsQuery,
  searchToParams,
  toCallParams,
  toMyCallParams,
} from './listingsParams.ts';
import {
  defaultSearch,
  type ListingsSearch,
  noFilters,
  conditionChoices,
  postedWithins,
  pricePeriodChoices,
  listingsViews,
  radii,
  sortsFor,
} from './listingsQuery.ts';
import {
  activeFilterCount,
  changeSearch,
  clearFilters,
  findCategory,
  hasSearchCriteria,
  isPriceRangeInvalid,
  searchToQuery,
  toQueryString,
} from './search.ts';
import { pageSizes } from '../limits/index.ts';

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
    ['q=%20oak%20table%20', { query: 'oak table' }],
    ['q=', {}],
    ['category=furniture&mainCategory=for-sale', { category: 'furniture', mainCategory: 'for-sale' }],
    ['location=Austin,%20TX', { location: 'Austin, TX' }],
    ['near=Austin,%20TX&radius=50', { near: 'Austin, TX', radius: 50 }],
    ['near=Austin&radius=7', { near: 'Austin' }],
    ['near=Austin&sort=distance', { near: 'Austin', sort: 'distance' }],
    ['sort=distance', {}],
    ['with_photos=true&posted_within=7', { hasPhotos: true, postedWithin: 7 }],
    ['condition=like_new', { condition: 'like_new' }],
    ['condition=shiny', {}],
    ['price_period=month', { pricePeriod: 'month' }],
    ['price_period=fortnight', {}],
    ['with_photos=yes&posted_within=2', {}],
    // Names of object members are no values.
    ['with_photos=valueOf', {}],
    ['with_photos=constructor', {}],
    ['with_photos=__proto__', {}],
    ['without_sellers=a,b,a', { withoutSellers: ['a', 'b'] }],
    ['without_sellers=a,%3Cb%3E', {}],
    [`without_sellers=${'abcdefghijk'.split('').join(',')}`, {}],
    ['min_price=10&max_price=19.99', { minPrice: 10, maxPrice: 19.99 }],
    ['min_price=0', { minPrice: 0 }],
    ['min_price=50&max_price=10', { minPrice: 50, maxPrice: 10 }],
    ['min_price=-1&max_price=1e5', {}],
    ['min_price=0x10&max_price=1,000', {}],
    ['min_price=&max_price=%20', {}],
    ['sort=price&order=asc', { sort: 'price', order: 'asc' }],
    ['sort=created_at&order=up', {}],
    ['q=oak&sort=relevance', { query: 'oak', sort: 'relevance' }],
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
    ['q=a&q=b', { query: 'a' }],
    ['unknown=1', {}],
  ])('%j', (query, expected) => {
    expect(parseSearch(new URLSearchParams(query))).toEqual(search(expected));
  });
});

describe('searchToParams', () => {
  it.each<[Partial<ListingsSearch>, string]>([
    [{}, ''],
    [{ query: ' oak ' }, 'q=oak'],
    [{ sort: 'date', order: 'desc', page: 1, limit: 20 }, ''],
    [{ limit: 50, page: 2, order: 'asc', sort: 'price' }, 'sort=price&order=asc&page=2&limit=50'],
    [{ minPrice: 0, maxPrice: 19.5 }, 'min_price=0&max_price=19.5'],
    [{ location: 'Austin, TX' }, 'location=Austin%2C+TX'],
    [{ near: 'Austin, TX', radius: 25 }, 'near=Austin%2C+TX'],
    [{ near: 'Austin, TX', radius: 'any' }, 'near=Austin%2C+TX&radius=any'],
    [{ hasPhotos: true, postedWithin: 1 }, 'with_photos=true&posted_within=1'],
    [{ condition: 'for_parts' }, 'condition=for_parts'],
    [{ pricePeriod: 'hour', maxPrice: 40 }, 'max_price=40&price_period=hour'],
    [{ hasPhotos: false, postedWithin: 'any', condition: 'any', pricePeriod: 'any', withoutSellers: [] }, ''],
    [{ withoutSellers: ['a', 'b'] }, 'without_sellers=a%2Cb'],
    [{ category: 'furniture', mainCategory: 'for-sale' }, 'category=furniture&mainCategory=for-sale'],
  ])('%j', (given, query) => {
    expect(searchToParams(given).toString()).toBe(query);
  });
});

describe('a URL and a query round-trip', () => {
  const word = fc
    .string({ unit: 'grapheme' })
    .map((text) => new URLSearchParams({ text }).get('text')?.trim() ?? '');
  const dollars = fc.option(
    fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
    { nil: undefined },
  );
  const anyWords = fc.tuple(word, word).chain(([query, near]) =>
    fc.record({
      query: fc.constant(query),
      near: fc.constant(near),
      sort: fc.constantFrom(...sortsFor({ query, near })),
    }),
  );
  const anyFilters = fc.record({
    category: word,
    mainCategory: word,
    location: word,
    radius: fc.constantFrom(...radii),
    minPrice: dollars,
    maxPrice: dollars,
    hasPhotos: fc.boolean(),
    postedWithin: fc.constantFrom(...postedWithins),
    condition: fc.constantFrom(...conditionChoices),
    pricePeriod: fc.constantFrom(...pricePeriodChoices),
    withoutSellers: fc.uniqueArray(fc.stringMatching(/^[\w-]{1,40}$/), { maxLength: 10 }),
    bounds: fc.constantFrom('', '-98.5,29.5,-97,31.125', '-180,-90,180,90'),
    view: fc.constantFrom(...listingsViews),
    spelling: fc.constantFrom('corrected', 'exact'),
    order: fc.constantFrom('asc', 'desc'),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    cursor: word,
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

  it('settle after one parse, whatever the URL contains', () => {
    const names = fc.constantFrom(
      'q',
      'category',
      'mainCategory',
      'location',
      'near',
      'radius',
      'min_price',
      'max_price',
      'with_photos',
      'posted_within',
      'condition',
      'price_period',
      'without_sellers',
      'bounds',
      'view',
      'spelling',
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

describe('call parameters of a search', () => {
  const base = { sort_by: 'created_at', sort_order: 'desc', status: 'active', page: '1', limit: '20' };

  it.each<[Partial<ListingsSearch>, object]>([
    [{}, base],
    [{ query: 'oak' }, { ...base, query: 'oak' }],
    [{ category: 'furniture' }, { ...base, category_id: 's1' }],
    [{ category: 's1' }, { ...base, category_id: 's1' }],
    [{ mainCategory: 'for-sale' }, { ...base, category_id: 'g2' }],
    [
      { category: 'furniture', mainCategory: 'services' },
      { ...base, category_id: 's1' },
    ],
    [{ category: 'nowhere' }, { ...base, category_id: 'nowhere' }],
    [{ location: '78701' }, { ...base, location: '78701' }],
    [{ radius: 5 }, base],
    [{ near: 'Austin, TX' }, { ...base, near: 'Austin, TX', radius: '25' }],
    [
      { near: 'Austin, TX', radius: 'any', sort: 'distance' },
      {
        near: 'Austin, TX',
        radius: 'any',
        sort_by: 'distance',
        status: 'active',
        page: '1',
        limit: '20',
      },
    ],
    [
      { minPrice: 0, maxPrice: 10 },
      { ...base, min_price: '0', max_price: '10' },
    ],
    [
      { sort: 'price', order: 'asc' },
      { ...base, sort_by: 'price', sort_order: 'asc' },
    ],
    [{ sort: 'title' }, { ...base, sort_by: 'title' }],
    [
      { query: 'oak', sort: 'relevance' },
      { query: 'oak', status: 'active', page: '1', limit: '20' },
    ],
    [
      { page: 3, limit: 50 },
      { ...base, page: '3', limit: '50' },
    ],
  ])('%j', (given, params) => {
    expect(toCallParams(searchToQuery(search(given), categories))).toEqual(params);
  });

  it('is the word itself before the categories are loaded', () => {
    expect(searchToQuery(search({ category: 'furniture' })).category).toBe('furniture');
  });

  it('is parsed by a server as it was written', () => {
    const query = searchToQuery(
      search({
        query: 'oak',
        category: 'furniture',
        location: 'Austin',
        near: 'Austin, TX',
        radius: 50,
        minPrice: 5,
        maxPrice: 19.5,
        hasPhotos: true,
        postedWithin: 30,
        condition: 'good',
        pricePeriod: 'week',
        withoutSellers: ['a', 'b'],
        page: 2,
      }),
      categories,
    );
    const params = new URLSearchParams(toCallParams(query));
    expect(readListingsQuery(params)).toEqual({ ok: true, value: query });
  });
});

describe('readListingsQuery', () => {
  const everything = {
    ...noFilters,
    spelling: 'corrected',
    sort: 'date',
    order: 'desc',
    status: 'active',
    page: 1,
    limit: 20,
    seller: '',
    exclude: '',
    anchor: '',
    cursor: '',
  };

  it.each([
    ['', {}],
    ['query=oak', { query: 'oak', sort: 'relevance' }],
    ['query=oak&sort_by=date', { query: 'oak' }],
    ['query=%00%20', {}],
    [`query=${'o'.repeat(300)}`, { query: 'o'.repeat(200), sort: 'relevance' }],
    ['query=oak&spelling=EXACT', { query: 'oak', spelling: 'exact', sort: 'relevance' }],
    ['sort_by=relevance', {}],
    ['sort_by=distance', {}],
    ['near=Austin&sort_by=distance', { near: 'Austin', sort: 'distance' }],
    ['near=Austin&radius=ANY', { near: 'Austin', radius: 'any' }],
    ['sort_by=created_at&sort_order=ASC', { order: 'asc' }],
    ['min_price=0&max_price=99999999', { minPrice: 0, maxPrice: 1_000_000 }],
    ['page=0&limit=1000', { limit: 100 }],
    ['page=abc&limit=-5', { limit: 1 }],
    ['page=99999999999', { page: 100_000 }],
    ['exclude=listing-1&status=sold', { exclude: 'listing-1', status: 'sold', sort: 'relevance' }],
    ['exclude=listing-1&sort_by=date', { exclude: 'listing-1' }],
  ])('accepts %j', (query, expected) => {
    expect(readListingsQuery(new URLSearchParams(query))).toEqual({
      ok: true,
      value: { ...everything, ...expected },
    });
  });

  it('reports every invalid parameter', () => {
    const params = new URLSearchParams(
      'category_id=%25&min_price=abc&max_price=-1&radius=7&with_photos=1&posted_within=2&condition=shiny&price_period=year&without_sellers=%25&sort_by=password&sort_order=up&status=all',
    );
    expect(readListingsQuery(params)).toEqual({
      ok: false,
      errors: {
        category_id: ['Not the id or slug of a category.'],
        min_price: ['Must be a number of dollars, 0 or more.'],
        max_price: ['Must be a number of dollars, 0 or more.'],
        radius: ['Must be one of: 5, 10, 25, 50, 100, any.'],
        with_photos: ['Must be one of: true, false.'],
        posted_within: ['Must be one of: 1, 3, 7, 30, any.'],
        condition: ['Must be one of: new, like_new, good, fair, for_parts, any.'],
        price_period: ['Must be one of: any, hour, day, week, month.'],
        without_sellers: ['Must be ids with commas between them, 10 at most.'],
        sort_by: ['Must be one of: relevance, distance, date, price, title.'],
        sort_order: ['Must be one of: asc, desc.'],
        status: ['Must be one of: active, reserved, sold, expired.'],
      },
    });
  });
});

describe('readMyListingsQuery', () => {
  it('accepts all statuses, and the given parameters', () => {
    const all = { sort: 'date', order: 'desc', status: 'all', page: 1, limit: 20 };
    expect(readMyListingsQuery(new URLSearchParams())).toEqual({ ok: true, value: all });
    const params = toMyCallParams({ status: 'sold', sort: 'title', order: 'asc', limit: 100 });
    expect(readMyListingsQuery(new URLSearchParams(params))).toEqual({
      ok: true,
      value: { ...all, status: 'sold', sort: 'title', order: 'asc', limit: 100 },
    });
  });

  it('rejects relevance, since there are no words', () => {
    expect(readMyListingsQuery(new URLSearchParams('sort_by=relevance')).ok).toBe(false);
  });
});

it('writes a query without absent parameters', () => {
  expect(toQueryString({ query: 'oak & ash', min_price: 0, max_price: undefined, page: 1 })).toBe(
    'query=oak+%26+ash&min_price=0&page=1',
  );
});

describe('changes', () => {
  const before = search({
    query: 'oak',
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
    expect(clearFilters(before)).toEqual(search({ query: 'oak', limit: 50, sort: 'relevance' }));
    expect(clearFilters({ ...before, query: '' })).toEqual(search({ limit: 50 }));
  });

  it.each<[string, Partial<ListingsSearch>, Partial<ListingsSearch>, Partial<ListingsSearch>]>([
    ['the first words ask for the best match', {}, { query: 'oak' }, { query: 'oak', sort: 'relevance' }],
    ['not over a chosen order', { sort: 'price' }, { query: 'oak' }, { query: 'oak', sort: 'price' }],
    ['not over a chosen direction', { order: 'asc' }, { query: 'oak' }, { query: 'oak', order: 'asc' }],
    ['other words keep the order', { query: 'oak' }, { query: 'ash' }, { query: 'ash' }],
    ['no words, no best match', { query: 'oak', sort: 'relevance', order: 'asc' }, { query: '' }, {}],
    [
      'the best match has no other end',
      { query: 'oak', sort: 'price', order: 'asc' },
      { sort: 'relevance' },
      { query: 'oak', sort: 'relevance' },
    ],
  ])('%s', (_what, given, change, expected) => {
    expect(changeSearch(search(given), change)).toEqual(search(expected));
  });
});

describe('categoryFilters and letGoIn', () => {
  const sub = (slug: string, more: Partial<SubCategory>): SubCategory => ({
    id: slug,
    slug,
    name: slug,
    ...more,
  });
  const group = (slug: string, ...subCategories: SubCategory[]): Category => ({
    id: slug,
    slug,
    name: slug,
    icon: 'tag',
    subCategories,
  });
  const tree = [
    group('goods', sub('chairs', { has_condition: true }), sub('other-goods', {})),
    group(
      'help',
      sub('lessons', { price_periods: ['month', 'hour'] }),
      sub('chores', { price_periods: ['fortnight', 'day', 'hour'] }),
      sub('favors', {}),
    ),
  ];

  it.each([
    ['', [], true, {}],
    ['chairs', [], true, { pricePeriod: 'any' }],
    ['goods', [], true, { pricePeriod: 'any' }],
    ['other-goods', [], false, { pricePeriod: 'any', condition: 'any' }],
    ['lessons', ['hour', 'month'], false, { condition: 'any' }],
    ['chores', ['hour', 'day'], false, { pricePeriod: 'any', condition: 'any' }],
    ['favors', [], false, { pricePeriod: 'any', condition: 'any' }],
    ['help', ['hour', 'day', 'month'], false, { condition: 'any' }],
    ['no-such-category', [], true, { pricePeriod: 'any' }],
  ])('in "%s"', (word, periods, hasCondition, change) => {
    const found = findCategory(tree, word);
    expect(categoryFilters(found)).toEqual({ periods, hasCondition });
    expect(clearedIn(found, { pricePeriod: 'month', condition: 'good' })).toEqual(change);
    expect(clearedIn(found, { pricePeriod: 'any', condition: 'any' })).toEqual({});
  });
});

describe('activeFilterCount and hasSearchCriteria', () => {
  it.each<[Partial<ListingsSearch>, number, boolean]>([
    [{}, 0, false],
    [{ query: 'oak' }, 0, true],
    [{ query: 'oak', sort: 'relevance' }, 0, true],
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
