import {
  type FilterName,
  findCategory,
  type Listing,
  type ListingsQuery,
  type MyListingsQuery,
} from '@porchlight/domain';

import { type Model, publicListing } from './model.ts';

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function isInCategory({ categories }: Model, listing: Listing, word: string): boolean {
  const found = findCategory(categories, word);
  if (found.kind === 'sub') return listing.category_id === found.sub.id;
  if (found.kind === 'group') return found.group.subCategories.some(({ id }) => id === listing.category_id);
  return found.kind === 'all';
}

/** Whether a listing is where somebody looks: a city, a state or a ZIP code of the city. */
function isAt({ places }: Model, listing: Listing, place: string): boolean {
  const { location } = publicListing(listing);
  const zip = [...places.values()].find(({ postal_code: code }) => code !== '' && code === place);
  return zip === undefined ? has(location, place) : location.startsWith(`${zip.city}, ${zip.state}`);
}

type Compare = (a: Listing, b: Listing) => number;

const compare: Record<MyListingsQuery['sort'], Compare> = {
  price: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }),
  date: (a, b) => a.created_at.localeCompare(b.created_at),
};

/** What is called by all the words comes before what only mentions them; then the newest. */
function bestFirst(words: readonly string[], listings: readonly Listing[]): Listing[] {
  const isCalled = ({ title }: Listing): number => (words.every((word) => has(title, word)) ? 1 : 0);
  return listings.toSorted((a, b) => isCalled(b) - isCalled(a) || compare.date(b, a));
}

/** Sorts as a query asks for; every order ends in the id. */
export function inOrder(
  { sort, order }: Pick<MyListingsQuery, 'sort' | 'order'>,
  listings: readonly Listing[],
): Listing[] {
  const direction = order === 'asc' ? 1 : -1;
  return listings.toSorted((a, b) => direction * (compare[sort](a, b) || a.id.localeCompare(b.id)));
}

const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

type Fits = (listing: Listing, query: ListingsQuery, world: Model) => boolean;

const fits: Record<FilterName | 'status' | 'exclude', Fits> = {
  query: ({ title, description }, { query }) => {
    const words = wordsOf(query);
    return query === '' || (words.length > 0 && words.every((word) => has(`${title} ${description}`, word)));
  },
  category: (listing, { category }, world) => isInCategory(world, listing, category),
  location: (listing, { location }, world) => location === '' || isAt(world, listing, location),
  minPrice: ({ price }, { minPrice = 0 }) => (price ?? 0) >= minPrice,
  maxPrice: ({ price }, { maxPrice = Infinity }) => (price ?? 0) <= maxPrice,
  status: (listing, { status }) => listing.status === status,
  exclude: ({ id }, { exclude }) => id !== exclude,
};

/** The listings a query asks for, in its order, not yet cut into pages. */
export function searchListings(world: Model, query: ListingsQuery): Listing[] {
  const { sort, order } = query;
  const found = world.listings.filter((listing) =>
    Object.values(fits).every((isFit) => isFit(listing, query, world)),
  );
  return sort === 'relevance' ? bestFirst(wordsOf(query.query), found) : inOrder({ sort, order }, found);
}
