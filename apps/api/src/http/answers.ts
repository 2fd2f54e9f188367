import type { ApiContext } from './context.ts';

/** Answers `{ data }` with 200, or another status of success. */
export function ok(c: ApiContext, data: unknown, status: 200 | 201 = 200): Response {
  return c.json({ data }, status);
}

/** Answers 204. */
export function noContent(c: ApiContext): Response {
  return c.body(null, 204);
}
