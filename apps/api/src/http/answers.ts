import type { Pagination } from '@porchlight/domain';
import type { ApiContext } from './context.ts';

/** Answers `{ data }` with 200, or another status of success. */
export function ok(c: ApiContext, data: unknown, status: 200 | 201 = 200): Response {
  return c.json({ data }, status);
}

/** Answers 204. */
export function noContent(c: ApiContext): Response {
  return c.body(null, 204);
}

/** Where a page stands in its list. */
export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, total_pages: totalPages, has_next: page < totalPages, has_prev: page > 1 };
}
