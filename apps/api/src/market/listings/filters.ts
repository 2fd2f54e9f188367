import { type ListingsQuery, readCursor, readListingsQuery, texts } from '@porchlight/domain';

import { type ApiContext, invalid } from '../../platform/http/index.ts';
import { isId } from '../../platform/ids.ts';

/**
 * Reads the query of `GET /listings` and related calls. Invalid ids in `withoutSellers` are dropped.
 * @throws HttpError 422 for an invalid filter: ignoring it would return everything
 */
export function readFilters(c: ApiContext): ListingsQuery {
  const read = readListingsQuery(new URL(c.req.url).searchParams);
  if (!read.ok) throw invalid(read.errors);
  const cursor = readCursor(read.value, read.value.cursor);
  if (cursor !== undefined && !isId(cursor.id)) throw invalid({ cursor: [texts.refusals.params.cursor] });
  return { ...read.value, withoutSellers: read.value.withoutSellers.filter(isId) };
}
