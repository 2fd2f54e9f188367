import { filterNames, isFilterOn, type ListingsQuery, texts } from '@porchlight/domain';
import { QUERY_CANCELED, sqlState, type Database, type Queryable } from '../../platform/db/index.ts';
import { unavailable } from '../../platform/http/index.ts';
import { createTurns, CrowdedError, type Requester } from '../../platform/turns.ts';

/** Time limit of one search statement in milliseconds: a hundred times its usual duration. */
const statementMs = 2_000;
/** Four at a time leave database connections for other requests; addresses take turns. */
const turns = createTurns({
  atOnce: 4,
  atOncePerKey: 2,
  atOncePerGroup: 3,
  waitingMax: 50,
  waitingPerKey: 20,
});

/** Whether a list takes a turn and has a time limit: any filter but the category needs more than one index. */
const isSearch = (filters: ListingsQuery): boolean =>
  filterNames.some((name) => name !== 'category' && isFilterOn(name, filters));

/**
 * Reads a list of listings, with limited time and concurrency if it is a search.
 * @param requester who a search's turn counts for
 * @throws HttpError 503 when it takes too long, or too many searches wait
 */
export async function search<T>(
  db: Database,
  filters: ListingsQuery,
  requester: Requester,
  read: (db: Queryable) => Promise<T>,
): Promise<T> {
  return isSearch(filters) ? bounded(db, requester, read) : read(db);
}

/**
 * Runs a potentially slow read with limited time and concurrency.
 * @throws HttpError 503 when it takes too long, or too many searches wait
 */
export async function bounded<T>(
  db: Database,
  requester: Requester,
  read: (db: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await turns.run(requester, () => db.withTimeLimit(statementMs, read));
  } catch (error) {
    if (error instanceof CrowdedError) throw unavailable(texts.refusals.service.searchBusy, 'busy');
    if (sqlState(error) === QUERY_CANCELED)
      throw unavailable(texts.refusals.service.searchTooSlow, 'search_too_slow');
    throw error;
  }
}
