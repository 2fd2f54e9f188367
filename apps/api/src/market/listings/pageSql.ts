import {
  limits,
  type ListingsCursor,
  type ListingsQuery,
  type Pagination,
  paginationOf,
  type Point,
  readCursor,
  writeCursor,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  orderOf,
  rankingOf,
  sortKeys,
  sqlOf,
  type Conditions,
  type Order,
  type OwnSort,
  type SqlText,
} from './conditionSql.ts';
import { nearestRows } from './distanceOrderSql.ts';
import { fewRanked, RANKED_MAX } from './fewRanked.ts';
import { relatedRows } from './related.ts';

export interface Page {
  ids: string[];
  pagination: Pagination;
}

/** A position in a list: sort key and id of a listing, which stays valid when the listing is gone. */
type Place = Pick<ListingsCursor, 'key' | 'id'>;

const newestFirst = { sort: 'date', order: 'desc' } as const;
const isNewestFirst = ({ sort, order }: ListingsQuery): boolean => sort === 'date' && order === 'desc';

/** A request with its SQL. */
interface Asked {
  filters: ListingsQuery;
  sql: SqlText;
  /** Users whose listings are left out, including blocked and blocking users. */
  withoutSellers: readonly string[] | null;
  /** Point and places of a list by distance. */
  nearest: { from: Point; within: readonly string[] | null } | null;
}

/**
 * One page of the matching listings: by number as far as they were counted, or by cursor.
 *
 * @param from the point of a list by distance
 */
export async function findPage(
  db: Queryable,
  conditions: Conditions,
  filters: ListingsQuery,
  from: Point | null,
): Promise<Page> {
  const nearest = filters.sort === 'distance' && from !== null ? { from, within: conditions.near } : null;
  const { withoutSellers } = conditions;
  const asked: Asked = { filters, sql: sqlOf(conditions), withoutSellers, nearest };
  const cursor = readCursor(filters, filters.cursor);
  return cursor === undefined ? numberedPage(db, asked) : pageBeside(db, asked, cursor);
}

async function numberedPage(db: Queryable, { filters, sql, withoutSellers, nearest }: Asked): Promise<Page> {
  const { page, limit, sort } = filters;
  const asked = isNewestFirst(filters) ? readAnchor(filters.anchor) : null;
  const offset = (page - 1) * limit;
  // One extra row shows whether more follow when they weren't counted.
  const slice = { offset, limit: limit + 1 };
  const few = sort === 'relevance' ? await fewRanked(db, sql, slice) : null;
  const counted = few ?? (await count(db, sql, asked));
  const numbers = paginationOf({ page, limit, total: counted.total });
  const isThere = page <= numbers.total_pages;
  let found: Place[] = [];
  const isRelated = sql.ranking === null && sort === 'relevance';
  if (isThere && nearest !== null) {
    const { from, within } = nearest;
    found = await nearestRows(db, sql, from, { ...slice, isFew: isFew(counted), within });
  } else if (isThere && isRelated)
    found =
      (await relatedRows(db, sql, { listingId: filters.exclude, withoutSellers }, slice)) ??
      (await sortedRows(db, sql, newestFirst, slice));
  else if (isThere && sort === 'relevance') found = few?.rows ?? (await rankedRows(db, sql, counted, slice));
  else if (isThere) found = await sortedRows(db, beginningAt(sql, asked), orderIn(filters), slice);

  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasNext = found.length > limit;
  // Without a point there is no distance for a cursor.
  const isSorted =
    sort === 'distance'
      ? nearest !== null
      : sort !== 'relevance' || (!counted.isExact && offset + rows.length > RANKED_MAX);
  return {
    ids: rows.map(({ id }) => id),
    pagination: {
      ...numbers,
      ...(counted.isExact ? {} : { total_is_exact: false }),
      has_next: hasNext,
      ...(isNewestFirst(filters) && anchored(asked ?? (await newest(db, sql, page === 1 ? rows : [])))),
      ...(hasNext &&
        isSorted &&
        // Relatedness can't be stored in a cursor either.
        !isRelated &&
        last !== undefined && {
          next_cursor: writeCursor(filters, { ...last, page: page + 1, side: 'after' }),
        }),
    },
  };
}

async function pageBeside(
  db: Queryable,
  { filters, sql, nearest }: Asked,
  cursor: ListingsCursor,
): Promise<Page> {
  const { limit } = filters;
  const { page, side } = cursor;
  const counted = await count(db, sql, null);
  const { sort, order } = orderIn(filters);
  const isBackwards = side === 'before';
  const isRising = (order === 'asc') !== isBackwards;
  const slice = { offset: 0, limit: limit + 1 };
  const rows =
    nearest === null
      ? await sortedRows(
          db,
          narrowed(sql, sort, isRising ? '>' : '<', cursor),
          { sort, order: isRising ? 'asc' : 'desc' },
          slice,
        )
      : await nearestRows(db, sql, nearest.from, {
          ...slice,
          beside: cursor,
          isFew: isFew(counted),
          within: nearest.within,
        });
  const shown = rows.slice(0, limit);
  if (isBackwards) shown.reverse();
  const [first] = shown;
  const last = shown.at(-1);
  const hasNext = isBackwards || rows.length > limit;
  // The minimum total; on the last page it is exact.
  const seen = (page - 1) * limit + shown.length;
  const { total, isExact } = counted.isExact
    ? counted
    : { total: Math.max(counted.total, seen), isExact: !hasNext };
  return {
    ids: shown.map(({ id }) => id),
    pagination: {
      ...paginationOf({ page, limit, total }),
      ...(isExact ? {} : { total_is_exact: false }),
      has_next: hasNext,
      ...(hasNext &&
        last !== undefined && {
          next_cursor: writeCursor(filters, { ...last, page: page + 1, side: 'after' }),
        }),
      ...(page > 1 &&
        first !== undefined && {
          prev_cursor: writeCursor(filters, { ...first, page: page - 1, side: 'before' }),
        }),
    },
  };
}

/** The stored sort order; relevance and distance continue by date. */
function orderIn({ sort, order }: ListingsQuery): Order {
  return sort === 'relevance' || sort === 'distance' ? newestFirst : { sort, order };
}

/** The same SQL, limited to one side of a position. */
function narrowed(sql: SqlText, sort: OwnSort, comparison: string, place: Place): SqlText {
  const { sql: key, asked } = sortKeys[sort];
  const params = [...sql.params, place.key, place.id];
  const there = `(${asked(`$${params.length - 1}`)}, $${params.length}::uuid)`;
  return { ...sql, where: `${sql.where} AND (${key}, l.id) ${comparison} ${there}`, params };
}

/** The same SQL without listings newer than the list's beginning. */
const beginningAt = (sql: SqlText, begin: Place | null): SqlText =>
  begin === null ? sql : narrowed(sql, 'date', '<=', begin);

/** An invalid anchor is ignored, like an invalid page. */
function readAnchor(anchor: string): Place | null {
  const [, time, id = ''] = /^(\d{1,16})-(.+)$/.exec(anchor) ?? [];
  return time !== undefined && isId(id) ? { key: Number(time), id } : null;
}

const anchored = (begin: Place | undefined): Pick<Pagination, 'anchor'> =>
  begin === undefined ? {} : { anchor: `${begin.key}-${begin.id}` };

/** The newest listing of a list by date: the first of its first page, if that is known. */
async function newest(db: Queryable, sql: SqlText, [known]: readonly Place[]): Promise<Place | undefined> {
  return known ?? (await sortedRows(db, sql, newestFirst, { offset: 0, limit: 1 }))[0];
}

type Slice = Record<'offset' | 'limit', number>;

// Ids first, the full rows later: skipping a thousand wide rows costs more than skipping their ids.
const rowsBy = (
  db: Queryable,
  { where, params }: SqlText,
  orderBy: string,
  sort: OwnSort,
  { offset, limit }: Slice,
): Promise<Place[]> =>
  db.query<{ id: string; key: number | string }>(
    `SELECT l.id, ${sortKeys[sort].cursorKey} AS key FROM listings l WHERE ${where} ORDER BY ${orderBy}
     LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
    [...params, limit, offset],
  );

const sortedRows = (db: Queryable, sql: SqlText, order: Order, slice: Slice): Promise<Place[]> =>
  rowsBy(db, sql, orderOf(order), order.sort, slice);

async function rankedRows(
  db: Queryable,
  sql: SqlText,
  { isExact }: Counted,
  { offset, limit }: Slice,
): Promise<Place[]> {
  const ranking = rankingOf(sql);
  if (ranking === null) return sortedRows(db, sql, newestFirst, { offset, limit });
  const { params, order } = ranking;
  if (isExact) return rowsBy(db, { ...sql, params }, order, 'relevance', { offset, limit });
  const ranked =
    offset >= RANKED_MAX
      ? []
      : await db.query<{ id: string; key: number }>(
          `SELECT l.id, ${sortKeys.relevance.cursorKey} AS key FROM (
             SELECT l.id, l.search, l.listed_at FROM listings l WHERE ${sql.where}
             ORDER BY ${orderOf(newestFirst)} LIMIT ${RANKED_MAX}
           ) l ORDER BY ${order} LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
          [...params, limit, offset],
        );
  if (ranked.length === limit) return ranked;
  const rest = { offset: Math.max(offset, RANKED_MAX), limit: limit - ranked.length };
  return [...ranked, ...(await sortedRows(db, sql, newestFirst, rest))];
}

/** The length of a list, as far as it was counted. */
interface Counted {
  total: number;
  isExact: boolean;
}

/** Whether there are few enough to sort all of them. */
const isFew = ({ total, isExact }: Counted): boolean => isExact && total <= limits.listingsCounted;

/** Uses the counters when they can tell; otherwise counts as many as have page numbers. */
async function count(db: Queryable, sql: SqlText, begin: Place | null): Promise<Counted> {
  const { countersWhere, params } = sql;
  if (countersWhere === null) {
    const found = await countFound(db, beginningAt(sql, begin), `LIMIT ${limits.listingsCounted + 1}`);
    return { total: Math.min(found, limits.listingsCounted), isExact: found <= limits.listingsCounted };
  }
  const [row] = await db.query<{ total: number }>(
    `SELECT coalesce(sum(n.listings), 0)::bigint AS total FROM public_listing_counts n WHERE ${countersWhere}`,
    params,
  );
  const newer = begin === null ? 0 : await countFound(db, narrowed(sql, 'date', '>', begin));
  return { total: (row?.total ?? 0) - newer, isExact: true };
}

async function countFound(db: Queryable, { where, params }: SqlText, limit = ''): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM (SELECT FROM listings l WHERE ${where} ${limit}) AS found`,
    params,
  );
  return row?.total ?? 0;
}
