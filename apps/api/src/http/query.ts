import type { ApiContext } from './context.ts';
import { invalid } from './errors.ts';

/** A query parameter as text: trimmed, without NUL characters, cut at `max`; undefined when absent or empty. */
export function textParam(c: ApiContext, name: string, max = 200): string | undefined {
  const text = (c.req.query(name) ?? '').replaceAll('\0', '').trim().slice(0, max);
  return text === '' ? undefined : text;
}

/** One of a few words. @throws HttpError 422 for any other word */
export function choiceParam<Choice extends string>(
  c: ApiContext,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textParam(c, name);
  if (text === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === text.toLowerCase());
  if (choice === undefined) throw invalid({ [name]: [`Must be one of: ${choices.join(', ')}.`] });
  return choice;
}

/** Larger amounts are all the same to a filter, and these still fit the column they are compared with. */
const CENTS_MAX = 2 ** 31 - 1;

/** An amount of dollars in cents. @throws HttpError 422 when it is not a plain number with at most two decimals */
export function centsParam(c: ApiContext, name: string): number | undefined {
  const text = textParam(c, name);
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d{1,2})?$/.test(text)) throw invalid({ [name]: ['Must be a number of dollars, 0 or more.'] });
  return Math.min(CENTS_MAX, Math.round(Number(text) * 100));
}

/** Deeper pages than this only cost the database time; nobody leafs that far. */
const PAGE_MAX = 100_000;

/** `page` and `limit`, forgiving: what is not a number counts as absent, what is out of bounds is brought in. */
export function pageParams(
  c: ApiContext,
  defaultLimit: number,
  maxLimit: number,
): { page: number; limit: number } {
  return { page: integer(c, 'page', 1, PAGE_MAX, 1), limit: limitParam(c, defaultLimit, maxLimit) };
}

/** `limit` alone, read as `pageParams` reads it. */
export function limitParam(c: ApiContext, defaultLimit: number, maxLimit: number): number {
  return integer(c, 'limit', 1, maxLimit, defaultLimit);
}

function integer(c: ApiContext, name: string, min: number, max: number, fallback: number): number {
  const text = textParam(c, name);
  if (text === undefined || !/^-?\d+$/.test(text)) return fallback;
  return Math.min(max, Math.max(min, Number(text)));
}

/** Whether a text could be an id or a slug: what else may come needs no look into the database. */
export function isIdOrSlug(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}
