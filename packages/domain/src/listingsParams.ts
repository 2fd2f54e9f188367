import type { Checked } from './checked.ts';
import { listingStatuses } from './entities.ts';
import * as limits from './limits/index.ts';
import {
  defaultSearch,
  type ListingSort,
  listingSorts,
  type ListingsQuery,
  type ListingsSearch,
  type MyListingsQuery,
  noFilters,
  sortOrders,
  sortsFor,
} from './listingsQuery.ts';
import { parsePriceBound } from './price.ts';
import type { PageQuery } from './wire.ts';

/** One parameter of an address or of a call. */
interface Param<Value> {
  name: string;
  /** Reads a trimmed text that is not empty. Undefined where it makes no sense. */
  read: (text: string) => Value | undefined;
  /** `''` leaves the parameter out. */
  write: (value: Value) => string;
  /** What a call is told about a text that makes no sense. Without it, such a text counts as absent. */
  refusal?: string;
}
type Params<Values> = { readonly [Name in keyof Values]: Param<Values[Name]> };

/** Longer texts are cut before they are looked for. */
const TEXT_MAX = 200;
/** Deeper pages only cost a database time; nobody pages that far. */
const PAGE_MAX = 100_000;

const text = (name: string, max = Infinity): Param<string> => ({
  name,
  read: (typed) => typed.slice(0, max),
  write: (value) => value.trim(),
});

const price = (name: string): Param<number | undefined> => ({
  name,
  read: parsePriceBound,
  write: (value) => (value === undefined ? '' : String(value)),
  refusal: 'Must be a number of dollars, 0 or more.',
});

function choice<Value extends string | number>(name: string, values: readonly Value[]): Param<Value> {
  return {
    name,
    read: (typed) => values.find((value) => String(value) === typed.toLowerCase()),
    write: String,
    refusal: `Must be one of: ${values.join(', ')}.`,
  };
}

/** A number that is brought into its bounds. */
const whole = (name: string, max: number): Param<number> => ({
  name,
  read: (typed) => (/^-?\d+$/.test(typed) ? Math.min(max, Math.max(1, Number(typed))) : undefined),
  write: String,
});

/** Calls sort by `created_at` where addresses and people say date, and by what fits best when nothing is said. */
function callSort<Value extends ListingSort>(values: readonly Value[]): Param<Value> {
  const sort = choice('sort_by', values);
  const words: Partial<Record<ListingSort, string>> = { relevance: '', date: 'created_at' };
  return {
    ...sort,
    read: (typed) => sort.read(typed.toLowerCase() === words.date ? 'date' : typed),
    write: (value) => words[value] ?? value,
  };
}

/** Whether a text could be an id or a slug. */
const isIdOrSlug = (typed: string): boolean => /^[\w-]{1,100}$/.test(typed);

const addressParams: Params<ListingsSearch> = {
  query: text('q'),
  category: text('category'),
  mainCategory: text('mainCategory'),
  location: text('location'),
  minPrice: price('min_price'),
  maxPrice: price('max_price'),
  sort: choice('sort', listingSorts),
  order: choice('order', sortOrders),
  page: {
    name: 'page',
    read: (typed) => (/^\d{1,9}$/.test(typed) ? Math.max(1, Number(typed)) : undefined),
    write: String,
  },
  limit: choice('limit', limits.pageSizes),
};

/** What a parameter of the listings page is called in its address, and so a field that is sent there. */
export const addressName = (key: keyof ListingsSearch): string => addressParams[key].name;

const pageParams: Params<Required<PageQuery>> = {
  page: whole('page', PAGE_MAX),
  limit: whole('limit', limits.pageSizeMax),
};

const callParams: Params<ListingsQuery> = {
  query: text('query', TEXT_MAX),
  category: {
    ...text('category_id'),
    read: (typed) => (isIdOrSlug(typed) ? typed : undefined),
    refusal: 'Not the id or slug of a category.',
  },
  location: text('location', TEXT_MAX),
  minPrice: price('min_price'),
  maxPrice: price('max_price'),
  sort: callSort(listingSorts),
  order: choice('sort_order', sortOrders),
  status: choice('status', listingStatuses),
  ...pageParams,
  exclude: text('exclude'),
  anchor: text('anchor', TEXT_MAX),
};

const myParams: Params<MyListingsQuery> = {
  sort: callSort(['date', 'price', 'title']),
  order: callParams.order,
  status: choice('status', [...listingStatuses, 'all']),
  ...pageParams,
};

const namesOf = <Values extends object>(params: Params<Values>): (keyof Values)[] =>
  Object.keys(params) as (keyof Values)[];

function read<Values extends object>(
  params: Params<Values>,
  query: URLSearchParams,
  defaults: Values,
): { values: Values; errors: Record<string, string[]> } {
  const values = { ...defaults };
  const errors: Record<string, string[]> = {};
  const take = <Name extends keyof Values>(key: Name): void => {
    const { name, read: readText, refusal } = params[key];
    const typed = (query.get(name) ?? '').replaceAll('\0', '').trim();
    if (typed === '') return;
    const value = readText(typed);
    if (value !== undefined) values[key] = value;
    else if (refusal !== undefined) errors[name] = [refusal];
  };
  for (const name of namesOf(params)) take(name);
  return { values, errors };
}

function write<Values extends object>(
  params: Params<Values>,
  values: Partial<Values>,
): Record<string, string> {
  const query: Record<string, string> = {};
  const put = <Name extends keyof Values>(key: Name): void => {
    const { [key]: value } = values;
    const written = value === undefined ? '' : params[key].write(value);
    if (written !== '') query[params[key].name] = written;
  };
  for (const name of namesOf(params)) put(name);
  return query;
}

/** Reads the address of the listings page. Whatever makes no sense becomes its default. */
export function parseSearch(params: URLSearchParams): ListingsSearch {
  const { values } = read(addressParams, params, defaultSearch);
  return sortsFor(values.query).includes(values.sort) ? values : { ...values, sort: defaultSearch.sort };
}

/** Writes the address of the listings page: only what differs from the defaults, always in one order. */
export function searchToParams(search: Partial<ListingsSearch>): URLSearchParams {
  const defaults = write(addressParams, defaultSearch);
  const written = Object.entries(write(addressParams, search));
  return new URLSearchParams(written.filter(([name, value]) => defaults[name] !== value));
}

/** The parameters of a call for listings, by their names on the wire. */
export function toCallParams(query: Partial<ListingsQuery>): Record<string, string> {
  const { order, ...rest } = query;
  // The best match has no other end.
  return write(callParams, query.sort === 'relevance' || order === undefined ? rest : query);
}

/** The parameters of a call for a person's own listings, by their names on the wire. */
export function toMyCallParams(query: Partial<MyListingsQuery>): Record<string, string> {
  return write(myParams, query);
}

/** Reads which page of a list a call asks for: forgiving, and never more than the largest page. */
export function readPageQuery(params: URLSearchParams, defaultLimit: number): Required<PageQuery> {
  return read<Required<PageQuery>>(pageParams, params, { page: 1, limit: defaultLimit }).values;
}

/**
 * Reads the parameters of a call for listings. What is not understood is refused: leaving it out would answer with
 * everything. Without `sort_by`, a search is sorted by relevance and anything else by date.
 */
export function readListingsQuery(params: URLSearchParams): Checked<ListingsQuery> {
  const { values, errors } = read<ListingsQuery>(callParams, params, {
    ...noFilters,
    sort: 'relevance',
    order: 'desc',
    status: 'active',
    page: 1,
    limit: limits.pageSizeDefault,
    exclude: '',
    anchor: '',
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const isSortable = sortsFor(values.query).includes(values.sort);
  return { ok: true, value: isSortable ? values : { ...values, sort: 'date' } };
}

/** Reads the parameters of a call for a person's own listings. What is not understood is refused. */
export function readMyListingsQuery(params: URLSearchParams): Checked<MyListingsQuery> {
  const { values: value, errors } = read<MyListingsQuery>(myParams, params, {
    sort: 'date',
    order: 'desc',
    status: 'all',
    page: 1,
    limit: limits.pageSizeDefault,
  });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}
