import { limits, readPageQuery } from '@porchlight/domain';
import type { ApiContext } from './context.ts';

/**
 * A query parameter as text: trimmed, without NUL characters, cut at `max`; undefined when absent or empty.
 */
export function textParam(c: ApiContext, name: string, max = 200): string | undefined {
  const text = (c.req.query(name) ?? '')
    .slice(0, limits.queryTextMax)
    .replaceAll('\0', '')
    .trim()
    .slice(0, max);
  return text === '' ? undefined : text;
}

/** The requested page of a list; tolerates invalid values, and limits the page size. */
export function pageParams(c: ApiContext, defaultLimit: number): { page: number; limit: number } {
  return readPageQuery(new URL(c.req.url).searchParams, defaultLimit);
}
