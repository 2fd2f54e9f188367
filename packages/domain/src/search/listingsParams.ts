import type { Checked } from '../wire/checked.ts';
import { listingStatuses } from '../wire/values.ts';
import * as limits from '../limits/index.ts';
import { readBounds } from './mapBounds.ts';
import { readCursor } from './listingsCursor.ts';
import {
  conditionChoices,
  defaultSearch,
  isReversible,
  type ListingSort,
  listingSorts,
  type ListingsQuery,
  type ListingsSearch,
  listingsViews,
  type MyListingsQuery,
  mySorts,
  myStatuses,
  noFilters,
  postedWithins,
  pricePeriodChoices,
  radii,
  sortOrders,
  sortsFor,
  type Spelling,
  spellings,
} from './listingsQuery.ts';
import { parsePriceBound } from '../listings/price.ts';
import { refusals } from '../texts/index.ts';
import type { PageQuery } from '../wire/wire.ts';

/** A parameter of a URL or a call. */
interface Param<Value> {
  name: string;
  /** Parses a trimmed, non-empty text. Undefined if invalid. */
  read: (text: string) => Value | undefined;
  /** `''` omits the parameter. */
  write: (value: Value) => string;
}
type Params<Values> = { readonly [Name in keyof Values]: Param<Values[Name]> };

/** Longer texts are truncated before the search. */
const TEXT_MAX = 200;
/** Deeper pages only cost database time. */
const PAGE_MAX = 100_000;

const text = (name: string, max: number = limits.queryTextMax): Param<string> => ({
  name,
  read: (typed) => typed.slice(0, max),
  write: (value) => value.trim(),
});

const price = (name: string): Param<number | undefined> => ({
  name,
  read: parsePriceBound,
  write: (value) => (value === undefined ? '' : String(value)),
});

function choice<Value extends string | number>(name: string, values: readonly Value[]): Param<Value> {
  return {
    name,
    read: (typed) => values.find((value) => String(value) === typed.toLowerCase()),
    write: String,
  };
}

/** A choice where `any` is no filter. */
const choiceOrAny = <Value extends string | number>(
  name: string,
  values: readonly Value[],
): Param<Value> => ({
  ...choice(name, values),
  write: (value) => (value === 'any' ? '' : String(value)),
});

const flag = (name: string): Param<boolean> => ({
  name,
  read: (typed) => (typed === 'true' ? true : typed === 'false' ? false : undefined),
  write: (value) => (value ? 'true' : ''),
});

/** A clamped number. */
const whole = (name: string, max: number): Param<number> => ({
  name,
  read: (typed) => (/^-?\d+$/.test(typed) ? Math.min(max, Math.max(1, Number(typed))) : undefined),
  write: String,
});

/** Calls sort by `created_at` where URLs say date, and by best match when nothing is given. */
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

const idOrSlug = (name: string): Param<string> => ({
  ...text(name),
  read: (typed) => (isIdOrSlug(typed) ? typed : undefined),
});

const bounds: Param<string> = {
  name: 'bounds',
  read: (typed) => (readBounds(typed) ? typed : undefined),
  write: String,
};

const ids = (name: string, max: number): Param<readonly string[]> => ({
  name,
  read: (typed) => {
    const read = [...new Set(typed.split(','))];
    return read.length <= max && read.every(isIdOrSlug) ? read : undefined;
  },
  write: (value) => value.join(','),
});

/** Filters other than words, with the same names in URLs and calls. */
const sharedParams = {
  pricePeriod: choiceOrAny('price_period', pricePeriodChoices),
  hasPhotos: flag('with_photos'),
  postedWithin: choiceOrAny('posted_within', postedWithins),
  condition: choiceOrAny('condition', conditionChoices),
  withoutSellers: ids('without_sellers', limits.withoutSellersMax),
};

const spelling: Param<Spelling> = {
  ...choice('spelling', spellings),
  write: (value) => (value === 'exact' ? value : ''),
};

const addressParams: Params<ListingsSearch> = {
  query: text('q'),
  category: text('category'),
  mainCategory: text('mainCategory'),
  location: text('location'),
  near: text('near'),
  radius: choice('radius', radii),
  minPrice: price('min_price'),
  maxPrice: price('max_price'),
  bounds,
  ...sharedParams,
  spelling,
  sort: choice('sort', listingSorts),
  order: choice('order', sortOrders),
  page: {
    name: 'page',
    read: (typed) => (/^\d{1,9}$/.test(typed) ? Math.max(1, Number(typed)) : undefined),
    write: String,
  },
  cursor: text('cursor'),
  limit: choice('limit', limits.pageSizes),
  view: choice('view', listingsViews),
};

/** The name of a search parameter in the URL, and so of a posted field. */
export const addressName = (key: keyof ListingsSearch): string => addressParams[key].name;

const pageParams: Params<Required<PageQuery>> = {
  page: whole('page', PAGE_MAX),
  limit: whole('limit', limits.pageSizeMax),
};

const callParams: Params<ListingsQuery> = {
  query: text('query', TEXT_MAX),
  category: idOrSlug('category_id'),
  location: text('location', TEXT_MAX),
  near: text('near', TEXT_MAX),
  radius: choice('radius', radii),
  minPrice: price('min_price'),
  maxPrice: price('max_price'),
  bounds,
  ...sharedParams,
  spelling,
  sort: callSort(listingSorts),
  order: choice('sort_order', sortOrders),
  status: choice('status', listingStatuses),
  ...pageParams,
  seller: idOrSlug('user_id'),
  exclude: text('exclude'),
  anchor: text('anchor', TEXT_MAX),
  cursor: text('cursor'),
};

const myParams: Params<MyListingsQuery> = {
  sort: callSort(mySorts),
  order: callParams.order,
  status: choice('status', myStatuses),
  ...pageParams,
};

const namesOf = <Values extends object>(params: Params<Values>): (keyof Values)[] =>
  Object.keys(params) as (keyof Values)[];

function read<Values extends object>(
  params: Params<Values>,
  query: URLSearchParams,
  defaults: Values,
): { values: Values; misread: (keyof Values)[] } {
  const values = { ...defaults };
  const misread: (keyof Values)[] = [];
  const take = <Name extends keyof Values>(key: Name): void => {
    const { name, read: readText } = params[key];
    const typed = (query.get(name) ?? '').slice(0, limits.queryTextMax).replaceAll('\0', '').trim();
    if (typed === '') return;
    const value = readText(typed);
    if (value === undefined) misread.push(key);
    else values[key] = value;
  };
  for (const name of namesOf(params)) take(name);
  return { values, misread };
}

/** Error messages of invalid parameters; `null` where an invalid parameter counts as absent, or is always valid. */
type Refusals<Values> = Readonly<Record<keyof Values, string | null>>;

// Functions, so that pages, which parse URLs with this file and reject nothing, do not include the texts.
function callRefusals(): Refusals<ListingsQuery> {
  const { params } = refusals;
  return {
    query: null,
    location: null,
    near: null,
    exclude: null,
    anchor: null,
    // Clamped when out of range.
    page: null,
    limit: null,
    // Validated with the rest of the query.
    cursor: null,
    category: params.category,
    radius: params.radius,
    minPrice: params.dollars,
    maxPrice: params.dollars,
    pricePeriod: params.pricePeriod,
    bounds: params.bounds,
    hasPhotos: params.hasPhotos,
    postedWithin: params.postedWithin,
    seller: params.seller,
    condition: params.condition,
    withoutSellers: params.withoutSellers,
    spelling: params.spelling,
    sort: params.sort,
    order: params.order,
    status: params.status,
  };
}

const myRefusals = (): Refusals<MyListingsQuery> => ({
  sort: refusals.params.mySort,
  order: refusals.params.order,
  status: refusals.params.myStatus,
  page: null,
  limit: null,
});

function refused<Values extends object>(
  params: Params<Values>,
  refusals: Refusals<Values>,
  misread: readonly (keyof Values)[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const key of misread) {
    const refusal = refusals[key];
    if (refusal !== null) errors[params[key].name] = [refusal];
  }
  return errors;
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

/** Parses the URL of the listings page. Invalid values become defaults. */
export function parseSearch(params: URLSearchParams): ListingsSearch {
  const { values } = read(addressParams, params, defaultSearch);
  return sortsFor(values).includes(values.sort) ? values : { ...values, sort: defaultSearch.sort };
}

/** Writes the URL of the listings page: only values that differ from the defaults, always in one order. */
export function searchToParams(search: Partial<ListingsSearch>): URLSearchParams {
  const defaults = write(addressParams, defaultSearch);
  const written = Object.entries(write(addressParams, search));
  return new URLSearchParams(written.filter(([name, value]) => defaults[name] !== value));
}

/** The parameters of a listings call, by their names on the wire. */
export function toCallParams(query: Partial<ListingsQuery>): Record<string, string> {
  const { order, radius, ...rest } = query;
  const isTwoWay = query.sort === undefined || isReversible(query.sort);
  return write(callParams, {
    ...rest,
    ...(isTwoWay && order !== undefined && { order }),
    // A radius needs a place.
    ...((rest.near ?? '') !== '' && radius !== undefined && { radius }),
  });
}

/** The parameters of a call for the user's own listings, by their names on the wire. */
export function toMyCallParams(query: Partial<MyListingsQuery>): Record<string, string> {
  return write(myParams, query);
}

/** Parses the page parameters of a call: leniently, and never more than the largest page. */
export function readPageQuery(params: URLSearchParams, defaultLimit: number): Required<PageQuery> {
  return read<Required<PageQuery>>(pageParams, params, { page: 1, limit: defaultLimit }).values;
}

/**
 * Parses the parameters of a listings call. Invalid ones are rejected: ignoring them would return everything, or the
 * first page again. Without `sort_by`, a search is sorted by relevance, listings related to the excluded one by
 * similarity, and all others by date.
 */
export function readListingsQuery(params: URLSearchParams): Checked<ListingsQuery> {
  const { values, misread } = read<ListingsQuery>(callParams, params, {
    ...noFilters,
    spelling: 'corrected',
    sort: 'relevance',
    order: 'desc',
    status: 'active',
    page: 1,
    limit: limits.pageSizeDefault,
    seller: '',
    exclude: '',
    anchor: '',
    cursor: '',
  });
  const errors = refused(callParams, callRefusals(), misread);
  if (values.exclude === '' && !sortsFor(values).includes(values.sort)) values.sort = 'date';
  if (values.cursor !== '' && readCursor(values, values.cursor) === undefined)
    errors[callParams.cursor.name] = [refusals.params.cursorOfOrder];
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: values };
}

/** Parses the parameters of a call for the user's own listings. Invalid ones are rejected. */
export function readMyListingsQuery(params: URLSearchParams): Checked<MyListingsQuery> {
  const { values: value, misread } = read<MyListingsQuery>(myParams, params, {
    sort: 'date',
    order: 'desc',
    status: 'all',
    page: 1,
    limit: limits.pageSizeDefault,
  });
  const errors = refused(myParams, myRefusals(), misread);
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}
