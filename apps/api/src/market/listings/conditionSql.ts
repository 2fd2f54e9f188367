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
 * Query parameters that filter a list; the others control spelling, sorting and paging. A radius belongs to `near`.
 */
type FilterName = Exclude<
  keyof ListingsQuery,
  'radius' | 'spelling' | 'sort' | 'order' | 'page' | 'limit' | 'anchor' | 'cursor'
>;

/** Filter values once categories and places are resolved. `null` doesn't filter. */
interface FilterValues {
  status: ListingStatus;
  category: readonly string[] | null;
  query: SearchText | null;
  location: PlacesWanted | null;
  /** Keys of the places in reach. */
  near: readonly string[] | null;
  minPrice: number | null;
  maxPrice: number | null;
  pricePeriod: PricePeriod | null;
  /** `null`: don't filter. There is no filter for listings without photos. */
  hasPhotos: true | null;
  /** The earliest posting time. */
  postedWithin: Date | null;
  condition: ListingCondition | null;
  withoutSellers: readonly string[] | null;
  /** Keys of the places within the map bounds. */
  bounds: readonly string[] | null;
  seller: string | null;
  /** Id of a listing to leave out. */
  exclude: string | null;
}
export type Conditions = { [Name in FilterName]: FilterValues[Name] };

export interface Ranking {
  /** SQL of the tsquery that they match. */
  tsquery: string;
  /**
   * Text of a tsquery for the typed words only, `null` if it is the same. Bound only when ranking, because PostgreSQL
   * needs every parameter to be used.
   */
  typed: string | null;
}

interface Condition {
  /** For a table `l` of listings. */
  listed: string;
  /**
   * The same for the counters `n`, which count listings per category and status. `null` when they can't tell: then
   * the listings themselves are counted.
   */
  counted: string | null;
  ranking?: Ranking;
}

/** Adds a parameter and returns its placeholder: `$1` onwards. */
type Bind = (value: unknown) => string;

const onlyListed = (listed: string): Condition => ({ listed, counted: null });

/**
 * SQL of each filter. A filter that is missing here, or doesn't say whether counters support it, does not compile.
 */
const conditionOf: {
  [Name in FilterName]: (value: NonNullable<Conditions[Name]>, bind: Bind) => Condition;
} = {
  // A literal, because the indexes are partial on it; its type allows only known statuses.
  status: (status) => ({
    listed: `l.status = '${status}' AND ${isPublic('l')}`,
    counted: `n.status = '${status}'`,
  }),
  category: (ids, bind) => {
    if (ids.length === 1) {
      const test = `category_id = ${bind(ids[0])}::uuid`;
      return { listed: `l.${test}`, counted: `n.${test}` };
    }
    const all = `${bind(ids)}::uuid[]`;
    // As an array, all categories are one search of the word index; `ANY` would search it once per category.
    return { listed: `ARRAY[l.category_id] && ${all}`, counted: `n.category_id = ANY(${all})` };
  },
  location: (places, bind) => onlyListed(isIn(places, bind)),
  near: (keys, bind) => onlyListed(`l.place_key = ANY(${bind(keys)}::text[])`),
  minPrice: (price, bind) => onlyListed(`l.price_cents >= ${bind(toCents(price))}`),
  maxPrice: (price, bind) => onlyListed(`l.price_cents <= ${bind(toCents(price))}`),
  pricePeriod: (period, bind) => onlyListed(`l.price_period = ${bind(period)}`),
  // The indexes are sorted by `listed_at`, which is never before `created_at`, the date shown to users.
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
  // Last, because conditions are tested in this order and this is the most expensive.
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
  /** The `WHERE` of its length, for the counters `n`; `null` when they can't tell. */
  countersWhere: string | null;
  /** `null` without a search. */
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
      // A single name gets a plain comparison: the index then returns its listings in order.
      const cities =
        keys.length === 1 ? `l.city_key = ${bind(keys[0])}` : `l.city_key = ANY(${bind(keys)}::text[])`;
      return state === null ? cities : `(${cities} AND l.state = ${bind(state)})`;
    }
  }
}

/** What a list is sorted by before the id, and its form in a cursor. */
interface SortKey {
  /** SQL for a table `l` of listings. */
  sql: string;
  /** SQL of the value stored in a cursor. */
  cursorKey: string;
  /** SQL that reads it back from a parameter. */
  asked: (place: string) => string;
}

const listedAt: SortKey = {
  sql: 'l.listed_at',
  cursorKey: '(extract(epoch FROM l.listed_at) * 1000000)::bigint',
  asked: (place) => `('epoch'::timestamptz + ${place}::bigint * interval '1 microsecond')`,
};

/** Sort keys stored in a listing; the distance depends on the query. */
export type OwnSort = Exclude<ListingSort, 'distance'>;

/** Relevance can't be stored in a cursor: after the ranked results, such a list continues by date. */
export const sortKeys: Record<OwnSort, SortKey> = {
  date: listedAt,
  relevance: listedAt,
  price: { sql: 'l.price_cents', cursorKey: 'l.price_cents', asked: (place) => `${place}::integer` },
  title: {
    sql: 'l.title_key COLLATE "C"',
    cursorKey: 'l.title_key',
    asked: (place) => `${place}::text COLLATE "C"`,
  },
};

export interface Order {
  sort: OwnSort;
  order: SortOrder;
}

/** The `ORDER BY` of a list. It always ends with the id, so that pages never repeat or lose a row. */
export function orderOf({ sort, order }: Order): string {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  return `${sortKeys[sort].sql} ${direction}, l.id ${direction}`;
}

/**
 * The `ORDER BY` of search results, best first. Titles that contain all the words come first: pairs of words in a
 * description add up and could outrank a title. Normalization 1 prevents long descriptions from winning by length
 * alone.
 * @param tsquery the search
 * @param typed SQL of a tsquery for the typed words only, if different: for 'couch', a couch ranks above a sofa
 */
const rankOf = (tsquery: string, typed: string | null): string =>
  [
    `(ts_filter(l.search, '{a}') @@ ${tsquery}) DESC`,
    ...[typed ?? [], tsquery].flat().map((by) => `ts_rank(l.search, ${by}, 1) DESC`),
    'l.listed_at DESC, l.id DESC',
  ].join(', ');

/** The `ORDER BY` of a search's results with all parameters, `null` without a search. */
export function rankingOf({ ranking, params }: SqlText): { order: string; params: unknown[] } | null {
  if (ranking === null) return null;
  const { tsquery, typed } = ranking;
  if (typed === null) return { order: rankOf(tsquery, null), params };
  return { order: rankOf(tsquery, `$${params.length + 1}::tsquery`), params: [...params, typed] };
}
