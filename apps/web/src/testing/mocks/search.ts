import {
  type ChoiceCountsAnswer,
  countChoices,
  type FilterName,
  listingConditions,
  postedWithins,
  isReversible,
  findCategory,
  type Listing,
  type ListingsQuery,
  milesBetween,
  type MyListingsQuery,
  type Place,
  sameId,
  type Point,
  isInBounds,
  readBounds,
  roundedPoint,
} from '@porchlight/domain';

import { type Model, now, publicListing } from './model.ts';

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function isInCategory({ categories }: Model, categoryId: string, word: string): boolean {
  const found = findCategory(categories, word);
  if (found.kind === 'sub') return categoryId === found.sub.id;
  if (found.kind === 'group') return found.group.subCategories.some(({ id }) => id === categoryId);
  return found.kind === 'all';
}

/** Whether a listing is in a place: a city, a state, or the city of a ZIP code. */
function isAt({ places }: Model, listing: Listing, place: string): boolean {
  const { location } = publicListing(listing);
  const zip = [...places.values()].find(({ postal_code: code }) => code !== '' && code === place);
  return zip === undefined ? has(location, place) : location.startsWith(`${zip.city}, ${zip.state}`);
}

/** The city or ZIP code that a text names, if any. */
export function placeNear({ places }: Model, near: string): Place | undefined {
  const text = near.toLowerCase();
  return [...places.values()].find(
    ({ street, formatted }) => street === '' && text !== '' && formatted.toLowerCase().startsWith(text),
  );
}

/** The center of a listing's city or ZIP code. */
export function centerOf({ places }: Model, { canonical_location: place }: Listing): Point | undefined {
  return [...places.values()].find(
    ({ street, city, state, postal_code: zip }) =>
      street === '' && city === place?.city && state === place.state && zip === place.postal_code,
  );
}

/** The distance of the center of a listing's city or ZIP code. */
export function milesFrom(world: Model, listing: Listing, from: Place): number {
  const center = centerOf(world, listing);
  return center === undefined ? Infinity : milesBetween(from, center);
}

type Compare = (a: Listing, b: Listing) => number;

const compare: Record<MyListingsQuery['sort'], Compare> = {
  price: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }),
  date: (a, b) => a.created_at.localeCompare(b.created_at),
};

/** Title matches first; then the newest. */
function bestFirst(words: readonly string[], listings: readonly Listing[]): Listing[] {
  const isCalled = ({ title }: Listing): number => (words.every((word) => has(title, word)) ? 1 : 0);
  return listings.toSorted((a, b) => isCalled(b) - isCalled(a) || compare.date(b, a));
}

/** Sorts by a query's order, with the id as a tiebreaker. */
export function inOrder(
  { sort, order }: Pick<MyListingsQuery, 'sort' | 'order'>,
  listings: readonly Listing[],
): Listing[] {
  const direction = order === 'asc' ? 1 : -1;
  return listings.toSorted((a, b) => direction * (compare[sort](a, b) || a.id.localeCompare(b.id)));
}

const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** A few of the server's synonyms. */
const alike = [
  ['sofa', 'couch'],
  ['bike', 'bicycle'],
];

/** Words of titles that say nothing about a thing; the database leaves out more. */
const emptyWords: readonly string[] = ['and', 'for', 'from', 'here', 'the', 'with'];

/** The words of a title, with its synonyms. */
const titleWords = ({ title }: Listing): string[] =>
  wordsOf(title.toLowerCase())
    .filter((word) => word.length > 2 && !emptyWords.includes(word))
    .flatMap((word) => alike.find((group) => group.includes(word)) ?? [word]);

/**
 * Listings related to one: those near it with words of its title first, then others near it; then those elsewhere
 * with words of its title, then the others, both nearest first.
 */
function relatedFirst(world: Model, listing: Listing, listings: readonly Listing[]): Listing[] {
  const here = centerOf(world, listing);
  const words = titleWords(listing);
  const ringOf = (other: Listing): number => {
    const there = centerOf(world, other);
    return here && there ? Math.floor(milesBetween(here, there) / 50) : Number.MAX_SAFE_INTEGER;
  };
  const likenessOf = (other: Listing): number =>
    titleWords(other).filter((word) => words.includes(word)).length;
  const groupOf = (other: Listing): number => (ringOf(other) === 0 ? 0 : 2) + (likenessOf(other) > 0 ? 0 : 1);
  return inOrder({ sort: 'date', order: 'desc' }, listings).toSorted(
    (a, b) => groupOf(a) - groupOf(b) || ringOf(a) - ringOf(b) || likenessOf(b) - likenessOf(a),
  );
}

interface Typed {
  /** Words, and quoted phrases. */
  wanted: string[];
  leftOut: string[];
}

/** Parses a query: words, `"a quoted phrase"`, and `-word` for exclusions. */
function readTyped(query: string): Typed {
  const typed: Typed = { wanted: [], leftOut: [] };
  for (const [, hyphen, quoted, plain = ''] of query.matchAll(/(?<=^|\s)(-(?!-))?(?:"([^"]*)"?|(\S+))/g)) {
    const parts = quoted === undefined ? wordsOf(plain) : [wordsOf(quoted).join(' ')];
    typed[hyphen === '-' ? 'leftOut' : 'wanted'].push(...parts.filter((part) => part !== ''));
  }
  return typed;
}

/** Whether a listing contains a word or a synonym. */
function says({ title, description }: Listing, word: string): boolean {
  const words = alike.find((group) => group.includes(word.toLowerCase())) ?? [word];
  return words.some((each) => has(`${title} ${description}`, each));
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

/** The query with swapped letters corrected in words that no listing has; undefined if unchanged. */
function correct(world: Model, query: string): string | undefined {
  const known = world.listings.flatMap(({ title }) => wordsOf(title.toLowerCase()));
  const corrected = query.replaceAll(/[\p{L}\p{M}]{4,}/gu, (word) => {
    const meant = known.find((each) => lettersOf(each) === lettersOf(word.toLowerCase()));
    return meant ?? word;
  });
  return corrected.toLowerCase() === query.toLowerCase() ? undefined : corrected;
}

type Fits = (listing: Listing, query: ListingsQuery, world: Model) => boolean;

const fits: Record<FilterName | 'status' | 'seller' | 'exclude', Fits> = {
  query: (listing, { query }) => {
    const { wanted, leftOut } = readTyped(query);
    if (query === '') return true;
    const isUnwanted = leftOut.some((part) => has(`${listing.title} ${listing.description}`, part));
    return wanted.length > 0 && wanted.every((word) => says(listing, word)) && !isUnwanted;
  },
  category: (listing, { category }, world) => isInCategory(world, listing.category_id, category),
  location: (listing, { location }, world) => location === '' || isAt(world, listing, location),
  near: (listing, { near, radius }, world) => {
    const from = placeNear(world, near);
    if (from === undefined) return near === '' || isAt(world, listing, near);
    return radius === 'any' || milesFrom(world, listing, from) <= radius;
  },
  // Part of the place.
  radius: () => true,
  minPrice: ({ price }, { minPrice = 0 }) => (price ?? 0) >= minPrice,
  maxPrice: ({ price }, { maxPrice = Infinity }) => (price ?? 0) <= maxPrice,
  pricePeriod: ({ price_period: period }, { pricePeriod }) => pricePeriod === 'any' || period === pricePeriod,
  hasPhotos: ({ images }, { hasPhotos }) => !hasPhotos || images.length > 0,
  postedWithin: ({ created_at: at }, { postedWithin }) =>
    postedWithin === 'any' || Date.parse(at) >= Date.parse(now()) - postedWithin * 24 * 60 * 60_000,
  condition: (listing, { condition }) => condition === 'any' || listing.condition === condition,
  withoutSellers: ({ user_id: seller }, { withoutSellers }) =>
    !withoutSellers.some((id) => sameId(id, seller)),
  bounds: (listing, { bounds }, world) => {
    const part = readBounds(bounds);
    if (part === undefined) return true;
    const center = centerOf(world, listing);
    if (center === undefined) return false;
    return isInBounds(part, roundedPoint(center));
  },
  status: (listing, { status }) => listing.status === status,
  seller: ({ user_id: owner }, { seller }) => seller === '' || sameId(owner, seller),
  exclude: ({ id }, { exclude }) => id !== exclude,
};

/** The listings of a query, in its order, before paging. */
export function searchListings(world: Model, query: ListingsQuery): Listing[] {
  const { sort, order } = query;
  const found = world.listings.filter((listing) =>
    Object.values(fits).every((isFit) => isFit(listing, query, world)),
  );
  const from = placeNear(world, query.near);
  const beside = world.listings.find(({ id }) => id === query.exclude);
  if (sort === 'relevance' && query.query === '' && beside !== undefined)
    return relatedFirst(world, beside, found);
  if (sort === 'relevance') return bestFirst(readTyped(query.query).wanted, found);
  if (isReversible(sort)) return inOrder({ sort, order }, found);
  const newest = inOrder({ sort: 'date', order: 'desc' }, found);
  return from === undefined
    ? newest
    : newest.toSorted((a, b) => milesFrom(world, a, from) - milesFrom(world, b, from));
}

/** How many listings each choice of a filter would find. */
export function choiceCounts(world: Model, query: ListingsQuery): ChoiceCountsAnswer {
  const { category, condition, postedWithin, hasPhotos } = query;
  const ids = world.categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id));
  const categories = category === '' ? null : ids.filter((id) => isInCategory(world, id, category));
  const others: ListingsQuery = {
    ...query,
    category: '',
    condition: 'any',
    postedWithin: 'any',
    hasPhotos: false,
  };
  const found = categories?.length === 0 ? [] : searchListings(world, others);
  const alikes = found.map((listing) => ({
    category: listing.category_id,
    condition: listingConditions.find((known) => known === listing.condition) ?? null,
    postedWithin:
      postedWithins.find((days) => fits.postedWithin(listing, { ...query, postedWithin: days }, world)) ??
      ('any' as const),
    hasPhotos: listing.images.length > 0,
    listings: 1,
  }));
  return { is_exact: true, ...countChoices(alikes, { categories, condition, postedWithin, hasPhotos }) };
}

/** The results of a query, or of its correction if there are none. */
export function searchCorrected(
  world: Model,
  query: ListingsQuery,
): { listings: Listing[]; corrected?: string } {
  const listings = searchListings(world, query);
  const corrected =
    listings.length > 0 || query.spelling === 'exact' ? undefined : correct(world, query.query);
  const meant = corrected === undefined ? [] : searchListings(world, { ...query, query: corrected });
  return corrected === undefined || meant.length === 0 ? { listings } : { listings: meant, corrected };
}
