import { readBase64Json, writeBase64Json } from '../wire/base64Json.ts';
import * as limits from '../limits/index.ts';
import type { ListingsQuery } from './listingsQuery.ts';

/** Start of a page that no page number identifies: right after a listing, or ending right before one. */
export interface ListingsCursor {
  /** Page number from 1, for display only. */
  page: number;
  side: 'after' | 'before';
  /**
   * The sort key of that listing, valid even after its deletion: cents, a folded title, or the posting time in
   * microseconds since 1970, after the distance when sorting by distance. Sorting by relevance uses the date.
   */
  key: number | string;
  /** Id of that listing. */
  id: string;
}

type Order = Pick<ListingsQuery, 'sort' | 'order'>;

/** The encoded cursor, opaque to clients. It belongs to one order, with any filters. */
export function writeCursor({ sort, order }: Order, { page, side, key, id }: ListingsCursor): string {
  return writeBase64Json([sort, order, side, page, key, id]);
}

/** Parses a cursor for a list in some order. Undefined if invalid or for another order. */
export function readCursor({ sort, order }: Order, text: string): ListingsCursor | undefined {
  // Most lists have none, and detecting that by an exception is expensive.
  if (text === '') return undefined;
  const parts = readBase64Json(text);
  if (!Array.isArray(parts)) return undefined;
  const [ofSort, ofOrder, side, page, key, id]: unknown[] = parts;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  if (ofSort !== sort || ofOrder !== order || !isKey[sort](key)) return undefined;
  if (side !== 'after' && side !== 'before') return undefined;
  if (!isInteger(page, 1, 1e9) || typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) return undefined;
  return { page, side, key, id };
}

const isTime = (key: unknown): boolean => Number.isSafeInteger(key);
const isKey: Record<ListingsQuery['sort'], (key: number | string) => boolean> = {
  date: isTime,
  relevance: isTime,
  price: (key) => isInteger(key, 0, 2 ** 31 - 1),
  title: (key) => typeof key === 'string' && key.length <= limits.titleMax * 2 && !key.includes('\0'),
  // A distance and a time.
  distance: (key) => typeof key === 'string' && /^\d{1,9}(?:\.\d{1,20})?(?:e-\d{1,2})? \d{1,16}$/.test(key),
};

const isInteger = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
