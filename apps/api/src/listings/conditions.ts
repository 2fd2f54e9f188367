import { type ListingsQuery, toCents } from '@porchlight/domain';

import type { PlacesWanted } from './location.ts';

/** SQL text with its parameters, `$1` onwards. */
export interface SqlText {
  where: string;
  params: unknown[];
  /** The search condition's tsquery, to rank by; null without one. */
  tsquery: string | null;
}

/** How the search words are given to PostgreSQL: as a person types them, or as a text for `to_tsquery`. */
export interface SearchText {
  kind: 'typed' | 'built';
  text: string;
}

/** Everything a list is narrowed by, once categories and places are known. */
export interface Conditions {
  status: ListingsQuery['status'];
  /** Ids of the wanted categories; null means all. */
  categories: readonly string[] | null;
  search: SearchText | null;
  location: PlacesWanted | null;
  /** U.S. dollars. */
  minPrice: number | undefined;
  /** U.S. dollars. */
  maxPrice: number | undefined;
  exclude?: string | undefined;
}

/** The `WHERE` of a list, for a table `l` of listings. */
export function whereOf(conditions: Conditions): SqlText {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  // The status is written out because the indexes are partial on it; it is one of three known words.
  const parts = [`l.status = '${conditions.status}'`];
  let tsquery: string | null = null;

  const { categories, search, location } = conditions;
  if (categories !== null) {
    parts.push(
      categories.length === 1
        ? `l.category_id = ${bind(categories[0])}::uuid`
        : `l.category_id = ANY(${bind(categories)}::uuid[])`,
    );
  }
  if (search !== null) {
    const reader = search.kind === 'typed' ? 'websearch_to_tsquery' : 'to_tsquery';
    tsquery = `${reader}('english', fold(${bind(search.text)}))`;
    parts.push(`l.search @@ ${tsquery}`);
  }
  if (location !== null) parts.push(locationPart(location, bind));
  const { minPrice, maxPrice } = conditions;
  if (minPrice !== undefined) parts.push(`l.price_cents >= ${bind(toCents(minPrice))}`);
  if (maxPrice !== undefined) parts.push(`l.price_cents <= ${bind(toCents(maxPrice))}`);
  if (conditions.exclude !== undefined) parts.push(`l.id <> ${bind(conditions.exclude)}::uuid`);
  return { where: parts.join(' AND '), params, tsquery };
}

function locationPart(location: PlacesWanted, bind: (value: unknown) => string): string {
  switch (location.kind) {
    case 'nowhere':
      return 'false';
    case 'zip': {
      const exact = `l.postal_code = ${bind(location.zip)}`;
      if (location.city === null) return exact;
      return `(${exact} OR (l.postal_code = '' AND l.state = ${bind(location.city.state)} AND l.city_key = ${bind(location.city.key)}))`;
    }
    case 'state':
      return location.city === ''
        ? `l.state = ${bind(location.state)}`
        : `(l.state = ${bind(location.state)} OR l.city_key = ${bind(location.city)})`;
    case 'cities': {
      const { keys, state } = location;
      // A single name is written as such: its listings lie in the index in the order they are wanted.
      const cities =
        keys.length === 1 ? `l.city_key = ${bind(keys[0])}` : `l.city_key = ANY(${bind(keys)}::text[])`;
      return state === null ? cities : `(${cities} AND l.state = ${bind(state)})`;
    }
  }
}

/** The `ORDER BY` of a list; every one ends in the id, so that pages never repeat or lose a row. */
export function orderOf(filters: Pick<ListingsQuery, 'sort' | 'order'>, tsquery: string | null): string {
  const direction = filters.order === 'asc' ? 'ASC' : 'DESC';
  switch (filters.sort) {
    case 'price':
      return `l.price_cents ${direction}, l.id ${direction}`;
    case 'title':
      return `l.title_key COLLATE "C" ${direction}, l.id ${direction}`;
    case 'relevance':
      // What is called by all the words first: pairs of words in a description add up, and would pass a title by. 1: long
      // descriptions do not win by length alone.
      if (tsquery !== null)
        return `(ts_filter(l.search, '{a}') @@ ${tsquery}) DESC, ts_rank(l.search, ${tsquery}, 1) DESC,
          l.listed_at DESC, l.id DESC`;
      return 'l.listed_at DESC, l.id DESC';
    case 'date':
      return `l.listed_at ${direction}, l.id ${direction}`;
  }
}
