import {
  type ListingCondition,
  type ListingSort,
  type ListingsQuery,
  type ListingStatus,
  type PricePeriod,
  type SortOrder,
  toCents,
} from '@porchlight/domain';
import type { PlacesWanted } from './location.ts';
import type { SearchText } from '../search/index.ts';
import { isPublic } from './statuses.ts';

/**
 * What a query narrows a list by; the rest of it says how words are taken, how the list is sorted and cut into pages. A
 * radius is one of a place.
 */
type FilterName = Exclude<
  keyof ListingsQuery,
  'radius' | 'spelling' | 'sort' | 'order' | 'page' | 'limit' | 'anchor' | 'cursor'
>;

/** What each filter of a query comes to, once categories and places are known. Null narrows nothing. */
interface FilterValues {
  status: ListingStatus;
  /** Ids of the wanted categories. */
  category: readonly string[] | null;
  query: SearchText | null;
  location: PlacesWanted | null;
  /** Keys of the places in reach. */
  near: readonly string[] | null;
  /** U.S. dollars. */
  minPrice: number | null;
  /** U.S. dollars. */
  maxPrice: number | null;
  pricePeriod: PricePeriod | null;
  /** Null for whether or not: no one looks for what has none. */
  hasPhotos: true | null;
  /** The earliest they may be posted at. */
  postedWithin: Date | null;
  condition: ListingCondition | null;
  /** Ids of people whose listings are left out. */
  withoutSellers: readonly string[] | null;
  /** Keys of the places in a part of the map. */
  bounds: readonly string[] | null;
  /** Id of the person whose listings they are. */
  seller: string | null;
  /** Id of a listing to leave out. */
  exclude: string | null;
}
export type Conditions = { [Name in FilterName]: FilterValues[Name] };

/** What the found are ranked by. */
export interface Ranking {
  /** SQL of the tsquery that fits them. */
  tsquery: string;
  /** The text of one for the words alone, null where it is the same. A parameter only where it is ranked: each has to be used. */
  typed: string | null;
}

/** SQL that is true for the listings which a filter lets through. */
interface Condition {
  /** For a table `l` of listings. */
  listed: string;
  /**
   * The same for the counters `n`, which knows how many listings each category has in each status. Null where
   * they cannot tell: then the listings themselves are counted.
   */
  counted: string | null;
  ranking?: Ranking;
}

/** Adds a parameter and answers its place in the SQL: `$1` onwards. */
type Bind = (value: unknown) => string;

const onlyListed = (listed: string): Condition => ({ listed, counted: null });

/** How each filter becomes SQL: a filter that is not here, or does not say whether counters know it, does not compile. */
const conditionOf: {
  [Name in FilterName]: (value: NonNullable<Conditions[Name]>, bind: Bind) => Condition;
} = {
  // A literal, because the indexes are partial on it; its type allows a few known words only.
  status: (status) => ({
    listed: `l.status = '${status}' AND ${isPublic('l')}`,
    counted: `n.status = '${status}'`,
  }),
  category: (ids, bind) => {
    if (ids.length === 1) {
      const test = `category_id = ${bind(ids[0])}::uuid`;
      return { listed: `l.${test}`, counted: `n.${test}` };
    }
    const test = `category_id = ANY(${bind(ids)}::uuid[])`;
    // Not for the index over words, which would be searched once for each of them.
    return { listed: `(l.${test}) IS TRUE`, counted: `n.${test}` };
  },
  location: (places, bind) => onlyListed(isIn(places, bind)),
  near: (keys, bind) => onlyListed(`l.place_key = ANY(${bind(keys)}::text[])`),
  minPrice: (price, bind) => onlyListed(`l.price_cents >= ${bind(toCents(price))}`),
  maxPrice: (price, bind) => onlyListed(`l.price_cents <= ${bind(toCents(price))}`),
  pricePeriod: (period, bind) => onlyListed(`l.price_period = ${bind(period)}`),
  // The indexes are in the order of the first, which is never before the second: that is the date people read.
  postedWithin: (since, bind) => {
    const from = `${bind(since)}::timestamptz`;
    return onlyListed(`l.listed_at >= ${from} AND l.created_at >= ${from}`);
  },
  condition: (condition, bind) => onlyListed(`l.condition = ${bind(condition)}`),
  withoutSellers: (ids, bind) => onlyListed(`l.user_id <> ALL(${bind(ids)}::uuid[])`),
  hasPhotos: () => onlyListed('EXISTS (SELECT FROM listing_images i WHERE i.listing_id = l.id)'),
  bounds: (keys, bind) => onlyListed(`l.place_key = ANY(${bind(keys)}::text[])`),
  seller: (id, bind) => onlyListed(`l.user_id = ${bind(id)}::uuid`),
  exclude: (id, bind) => onlyListed(`l.id <> ${bind(id)}::uuid`),
  // The last: they are tested in this order, and nothing else is as dear.
  query: ({ fitting, typed }, bind) => {
    const tsquery = `${bind(fitting)}::tsquery`;
    return {
      ...onlyListed(`l.search @@ ${tsquery}`),
      ranking: { tsquery, typed: typed === fitting ? null : typed },
    };
  },
};

/** SQL text with its parameters, `$1` onwards. */
export interface SqlText {
  /** The `WHERE` of a list, for a table `l` of listings. */
  where: string;
  /** The `WHERE` of its length, for the counters `n`; null when they do not know it. */
  countersWhere: string | null;
  /** Null without a search. */
  ranking: Ranking | null;
  params: unknown[];
}

/** The SQL of a list and of its length, made together so that they cannot disagree. */
export function sqlOf(conditions: Conditions): SqlText {
  const params: unknown[] = [];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const all = filterNames.map((name) => toCondition(name, conditions, bind)).filter((one) => one !== null);
  const counted = all.map((condition) => condition.counted);
  return {
    where: all.map(({ listed }) => listed).join(' AND '),
    countersWhere: counted.includes(null) ? null : counted.join(' AND '),
    ranking: all.find(({ ranking }) => ranking !== undefined)?.ranking ?? null,
    params,
  };
}

const filterNames = Object.keys(conditionOf).filter((name): name is FilterName => name in conditionOf);

function toCondition<Name extends FilterName>(
  name: Name,
  conditions: Conditions,
  bind: Bind,
): Condition | null {
  const value = conditions[name];
  return value === null ? null : conditionOf[name](value, bind);
}

function isIn(places: PlacesWanted, bind: Bind): string {
  switch (places.kind) {
    case 'nowhere':
      return 'false';
    case 'zip': {
      const exact = `l.postal_code = ${bind(places.zip)}`;
      if (places.city === null) return exact;
      return `(${exact} OR (l.postal_code = '' AND l.state = ${bind(places.city.state)} AND l.city_key = ${bind(places.city.key)}))`;
    }
    case 'state':
      return places.city === ''
        ? `l.state = ${bind(places.state)}`
        : `(l.state = ${bind(places.state)} OR l.city_key = ${bind(places.city)})`;
    case 'cities': {
      const { keys, state } = places;
      // One name gets a plain comparison: the index then returns its listings in the wanted order.
      const cities =
        keys.length === 1 ? `l.city_key = ${bind(keys[0])}` : `l.city_key = ANY(${bind(keys)}::text[])`;
      return state === null ? cities : `(${cities} AND l.state = ${bind(state)})`;
    }
  }
}

/** What a list is sorted by before the id, and how that travels in a cursor. */
interface SortKey {
  /** SQL for a table `l` of listings. */
  sql: string;
  /** SQL of what a cursor holds of it. */
  told: string;
  /** The same from the parameter that a cursor gave. */
  asked: (place: string) => string;
}

const listedAt: SortKey = {
  sql: 'l.listed_at',
  told: '(extract(epoch FROM l.listed_at) * 1000000)::bigint',
  asked: (place) => `('epoch'::timestamptz + ${place}::bigint * interval '1 microsecond')`,
};

/** What a listing itself says; how far it is depends on from where. */
export type OwnSort = Exclude<ListingSort, 'distance'>;

/** How well listings fit is no number that could be told: past the ranked ones such a list goes on by date. */
export const sortKeys: Record<OwnSort, SortKey> = {
  date: listedAt,
  relevance: listedAt,
  price: { sql: 'l.price_cents', told: 'l.price_cents', asked: (place) => `${place}::integer` },
  title: {
    sql: 'l.title_key COLLATE "C"',
    told: 'l.title_key',
    asked: (place) => `${place}::text COLLATE "C"`,
  },
};

export interface Order {
  sort: OwnSort;
  order: SortOrder;
}

/** The `ORDER BY` of a list; every one ends in the id, so that pages never repeat or lose a row. */
export function orderOf({ sort, order }: Order): string {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  return `${sortKeys[sort].sql} ${direction}, l.id ${direction}`;
}

/**
 * The `ORDER BY` of what fits words, best first. Titles that contain all the words come first: pairs of words in a
 * description add up and could outrank a title. Normalization 1 keeps long descriptions from winning by length alone.
 * @param tsquery what they fit
 * @param typed SQL of a tsquery for the words alone, if it is another: to who says couch, it is better than a sofa
 */
export const rankOf = (tsquery: string, typed: string | null): string =>
  [
    `(ts_filter(l.search, '{a}') @@ ${tsquery}) DESC`,
    ...[typed ?? [], tsquery].flat().map((by) => `ts_rank(l.search, ${by}, 1) DESC`),
    'l.listed_at DESC, l.id DESC',
  ].join(', ');
