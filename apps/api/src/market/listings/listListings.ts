import {
  type ChoiceCountsAnswer,
  type Listing,
  type ListingsAnswer,
  type ListingsQuery,
  paginationOf,
  type Place,
  readBounds,
} from '@porchlight/domain';
import { blockedEitherWay } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { choiceCounts } from './choiceCounts.ts';
import type { Conditions } from './conditionSql.ts';
import { correctedQuery, readTyped, searchTextOf } from '../search/index.ts';
import { findPlaces } from './location.ts';
import { type Grid, nothingOnMap, onMap, type OnMap } from './map.ts';
import { milesFrom, placesInside, placesWithin } from './placeDistances.ts';
import { findPage, type Page } from './pageSql.ts';
import { categoriesWithin, sellerNames } from './store.ts';
import { readListings } from './wire.ts';

/** Bundled places that a query refers to. */
interface PlacesKnown {
  placeOfZip: (zip: string) => Place | null;
  /** The city or ZIP code to measure distances from; `null` when none was requested or found. */
  near: Place | null;
}

/** Viewer and time of a request. */
interface Reading {
  viewerId: string | null;
  now: Date;
}

const dayMs = 24 * 60 * 60_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Conditions of a query. `null` when its category doesn't exist; 'nothing' when it can't match any listing. */
async function conditionsFor(
  db: Queryable,
  filters: ListingsQuery,
  { viewerId, now }: Reading,
  { placeOfZip, near }: PlacesKnown,
): Promise<Conditions | 'nothing' | null> {
  const categories = filters.category === '' ? null : await categoriesWithin(db, filters.category);
  if (categories?.length === 0) return null;
  // If `near` is no city or ZIP code, it may be a state, which has no point to measure from.
  const location = near === null && filters.near !== '' ? filters.near : filters.location;
  const typed = readTyped(filters.query);
  if (filters.query !== '' && typed === null) return 'nothing';
  // An invalid id has no listings.
  if (filters.seller !== '' && !isId(filters.seller)) return 'nothing';
  const bounds = readBounds(filters.bounds);
  const left = [...filters.withoutSellers, ...(await blockedEitherWay(db, viewerId))];
  return {
    status: filters.status,
    category: categories,
    query: typed === null ? null : await searchTextOf(db, typed),
    location: location === '' ? null : await findPlaces(db, location, placeOfZip),
    near: near === null ? null : await placesWithin(db, near, filters.radius),
    minPrice: filters.minPrice ?? null,
    maxPrice: filters.maxPrice ?? null,
    pricePeriod: filters.pricePeriod === 'any' ? null : filters.pricePeriod,
    bounds: bounds === undefined ? null : await placesInside(db, bounds),
    hasPhotos: filters.hasPhotos || null,
    postedWithin: filters.postedWithin === 'any' ? null : daysBefore(now, filters.postedWithin),
    condition: filters.condition === 'any' ? null : filters.condition,
    withoutSellers: left.length === 0 ? null : left,
    seller: filters.seller || null,
    // An invalid id excludes nothing.
    exclude: isId(filters.exclude) ? filters.exclude : null,
  };
}

/** The matching listings on a map. Misspelled searches are corrected as in a list, so that both show the same. */
export async function mapListings(
  db: Queryable,
  filters: ListingsQuery,
  grid: Grid,
  reading: Reading,
  known: PlacesKnown,
): Promise<OnMap> {
  const conditions = await conditionsFor(db, filters, reading, known);
  if (conditions === null || conditions === 'nothing') return nothingOnMap;
  const found = await onMap(db, conditions, grid);
  const typed = readTyped(filters.query);
  if (found.total > 0 || typed === null || filters.spelling === 'exact') return found;
  const corrected = await correctedQuery(db, typed);
  const meant = corrected === null ? null : readTyped(corrected);
  return meant === null ? found : onMap(db, { ...conditions, query: await searchTextOf(db, meant) }, grid);
}

/**
 * How many listings each choice of a filter would find. Misspelled searches are not corrected: the app sends the
 * corrected query of the list.
 */
export async function countListings(
  db: Queryable,
  filters: ListingsQuery,
  reading: Reading,
  known: PlacesKnown,
): Promise<ChoiceCountsAnswer> {
  const conditions = await conditionsFor(db, filters, reading, known);
  return choiceCounts(db, conditions === 'nothing' ? null : conditions, filters, (days) =>
    daysBefore(reading.now, days),
  );
}

export const nothingFor = (filters: ListingsQuery): ListingsAnswer => ({
  listings: [],
  pagination: paginationOf({ ...filters, total: 0 }),
});

/**
 * One page of the matching listings. A search without results is retried with corrected spelling, unless it is to be
 * taken literally; the response says so if that finds something. `null` when the category doesn't exist.
 */
export async function listListings(
  db: Queryable,
  filters: ListingsQuery,
  reading: Reading,
  known: PlacesKnown,
): Promise<ListingsAnswer | null> {
  const { near } = known;
  const typed = readTyped(filters.query);
  const conditions = await conditionsFor(db, filters, reading, known);
  if (conditions === null) return null;
  const resolved = {
    ...(near !== null && { near: near.formatted }),
    ...(filters.withoutSellers.length > 0 && {
      without_sellers: await sellerNames(db, filters.withoutSellers, reading.viewerId),
    }),
  };
  if (conditions === 'nothing') return { ...nothingFor(filters), ...resolved };
  const answer = async ({ ids, pagination }: Page): Promise<ListingsAnswer> => {
    const listings = await readListings(db, ids, reading.viewerId);
    if (near === null) return { listings, pagination, ...resolved };
    const miles = await milesFrom(db, near, ids);
    const withDistance = (listing: Listing): Listing => {
      const away = miles.get(listing.id);
      return away === undefined ? listing : { ...listing, distance_miles: away };
    };
    return { listings: listings.map(withDistance), pagination, ...resolved };
  };
  const found = await findPage(db, conditions, filters, near);
  if (found.pagination.total > 0 || typed === null || filters.spelling === 'exact') return answer(found);
  const corrected = await correctedQuery(db, typed);
  const meant = corrected === null ? null : readTyped(corrected);
  if (corrected === null || meant === null) return answer(found);
  const page = await findPage(db, { ...conditions, query: await searchTextOf(db, meant) }, filters, near);
  return page.pagination.total === 0
    ? answer(found)
    : { ...(await answer(page)), corrected_query: corrected };
}
