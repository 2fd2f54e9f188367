import { limits, listingStatuses, sortOrders, type ListingStatus, type SortOrder } from '@porchlight/domain';
import {
  centsParam,
  choiceParam,
  invalid,
  isIdOrSlug,
  pageParams,
  textParam,
  type ApiContext,
} from '../http/index.ts';

/** What lists can be sorted by. `relevance` is for searches: how well the words fit. */
export type ListSort = 'created_at' | 'price' | 'title' | 'relevance';

/** What a list of listings is asked for. */
export interface ListFilters {
  /** Words to search for. */
  query?: string;
  /** Id or slug of a category or a main group. */
  category?: string;
  location?: string;
  minCents?: number;
  maxCents?: number;
  status: ListingStatus;
  sort: ListSort;
  order: SortOrder;
  page: number;
  limit: number;
  /** Id of a listing to leave out. */
  exclude?: string;
}

const sortNames = ['created_at', 'date', 'price', 'title', 'relevance'] as const;

/** Longest search text that is read. */
const QUERY_MAX = 200;

/**
 * Reads the query of `GET /listings` and of its siblings.
 * Without `sort_by`, a search is sorted by relevance and anything else by date.
 * @throws HttpError 422 for a filter that is not understood: ignoring it would answer with everything
 */
export function readFilters(c: ApiContext, defaultLimit: number = limits.pageSizeDefault): ListFilters {
  const query = textParam(c, 'query', QUERY_MAX);
  const sort = choiceParam(c, 'sort_by', sortNames) ?? (query === undefined ? 'created_at' : 'relevance');
  const category = textParam(c, 'category_id');
  if (category !== undefined && !isIdOrSlug(category))
    throw invalid({ category_id: ['Not the id or slug of a category.'] });
  const filters: ListFilters = {
    status: choiceParam(c, 'status', listingStatuses) ?? 'active',
    sort: sort === 'date' || (sort === 'relevance' && query === undefined) ? 'created_at' : sort,
    order: choiceParam(c, 'sort_order', sortOrders) ?? 'desc',
    ...pageParams(c, defaultLimit, limits.pageSizeMax),
  };
  return withDefined(filters, {
    query,
    category,
    location: textParam(c, 'location'),
    minCents: centsParam(c, 'min_price'),
    maxCents: centsParam(c, 'max_price'),
    exclude: textParam(c, 'exclude'),
  });
}

type Optional<T> = { [Key in keyof T]: T[Key] | undefined };

function withDefined(filters: ListFilters, extra: Optional<Partial<ListFilters>>): ListFilters {
  return Object.assign(
    filters,
    Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined)),
  );
}
