import { toCents, type ListingsQuery, type ListingStatus } from '@porchlight/domain';
import type { PlacesWanted } from './location.ts';
import { isPublic } from './statuses.ts';

/** How the search words are given to PostgreSQL: as a person types them, or as a text for `to_tsquery`. */
export interface SearchText {
  kind: 'typed' | 'built';
  text: string;
}

/** What a query narrows a list by; the rest of it says how the list is sorted and cut into pages. */
type FilterName = Exclude<keyof ListingsQuery, 'sort' | 'order' | 'page' | 'limit' | 'anchor'>;

/** What each filter of a query comes to, once categories and places are known. Null narrows nothing. */
interface FilterValues {
  status: ListingStatus;
  /** Ids of the wanted categories. */
  category: readonly string[] | null;
  query: SearchText | null;
  location: PlacesWanted | null;
  /** U.S. dollars. */
  minPrice: number | null;
  /** U.S. dollars. */
  maxPrice: number | null;
  /** Id of a listing to leave out. */
  exclude: string | null;
}
export type Conditions = { [Name in FilterName]: FilterValues[Name] };

/** SQL that is true for the listings which a filter lets through. */
interface Condition {
  /** For a table `l` of listings. */
  listed: string;
  /**
   * The same for the counters `n`, which knows how many listings each category has in each status. Null where
   * they cannot tell: then the listings themselves are counted.
   */
  counted: string | null;
  /** The tsquery that the found are ranked by. */
  rankedBy?: string;
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
    const test = ids.length === 1 ? `= ${bind(ids[0])}::uuid` : `= ANY(${bind(ids)}::uuid[])`;
    return { listed: `l.category_id ${test}`, counted: `n.category_id ${test}` };
  },
  query: (search, bind) => {
    const tsquery = tsqueryOf(search, bind);
    return { ...onlyListed(`l.search @@ ${tsquery}`), rankedBy: tsquery };
  },
  location: (places, bind) => onlyListed(isIn(places, bind)),
  minPrice: (price, bind) => onlyListed(`l.price_cents >= ${bind(toCents(price))}`),
  maxPrice: (price, bind) => onlyListed(`l.price_cents <= ${bind(toCents(price))}`),
  exclude: (id, bind) => onlyListed(`l.id <> ${bind(id)}::uuid`),
};

/** SQL text with its parameters, `$1` onwards. */
export interface SqlText {
  /** The `WHERE` of a list, for a table `l` of listings. */
  where: string;
  /** The `WHERE` of its length, for the counters `n`; null when they do not know it. */
  countersWhere: string | null;
  /** What the found are ranked by; null without a search. */
  tsquery: string | null;
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
    tsquery: all.find(({ rankedBy }) => rankedBy !== undefined)?.rankedBy ?? null,
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

function tsqueryOf(search: SearchText, bind: Bind): string {
  const reader = search.kind === 'typed' ? 'websearch_to_tsquery' : 'to_tsquery';
  return `${reader}('english', fold(${bind(search.text)}))`;
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

/**
 * The `ORDER BY` of a list; every one ends in the id, so that pages never repeat or lose a row.
 * @param tsquery what relevance is measured by; null without a search
 */
export function orderOf(
  { sort, order }: Pick<ListingsQuery, 'sort' | 'order'>,
  tsquery: string | null,
): string {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  switch (sort) {
    case 'price':
      return `l.price_cents ${direction}, l.id ${direction}`;
    case 'title':
      return `l.title_key COLLATE "C" ${direction}, l.id ${direction}`;
    case 'relevance':
      // Titles that contain all the words come first: pairs of words in a description add up and could outrank a title.
      // Normalization 1 keeps long descriptions from winning by length alone.
      if (tsquery !== null)
        return `(ts_filter(l.search, '{a}') @@ ${tsquery}) DESC, ts_rank(l.search, ${tsquery}, 1) DESC,
          l.listed_at DESC, l.id DESC`;
      return 'l.listed_at DESC, l.id DESC';
    case 'date':
      return `l.listed_at ${direction}, l.id ${direction}`;
  }
}
