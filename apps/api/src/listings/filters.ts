import { type ListingsQuery, readCursor, readListingsQuery } from '@porchlight/domain';

import { type ApiContext, invalid } from '../http/index.ts';
import { isId } from '../ids.ts';

/**
 * Reads the query of `GET /listings` and of its siblings. Sellers who are left out are ids: anything else leaves no one out.
 * @throws HttpError 422 for a filter that is not understood: ignoring it would answer with everything
 */
export function readFilters(c: ApiContext): ListingsQuery {
  const read = readListingsQuery(new URL(c.req.url).searchParams);
  if (!read.ok) throw invalid(read.errors);
  const cursor = readCursor(read.value, read.value.cursor);
  if (cursor !== undefined && !isId(cursor.id)) throw invalid({ cursor: ['Not a cursor of this list.'] });
  return { ...read.value, withoutSellers: read.value.withoutSellers.filter(isId) };
}
