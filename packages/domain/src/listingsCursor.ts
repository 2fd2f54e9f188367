import { readBase64Json, writeBase64Json } from './base64Json.ts';
import * as limits from './limits/index.ts';
import type { ListingsQuery } from './listingsQuery.ts';

/** Where a page of a list begins that is told by no number: right after a listing, or so that it ends right before one. */
export interface ListingsCursor {
  /** Which page it is, from 1: for people, nothing is found by it. */
  page: number;
  side: 'after' | 'before';
  /**
   * What that listing is sorted by, which stays true when it is gone: cents, a folded title, or else when it was listed,
   * in microseconds since 1970, after how far it is where that comes first. A list by relevance goes on by date.
   */
  key: number | string;
  /** Id of that listing. */
  id: string;
}

type Order = Pick<ListingsQuery, 'sort' | 'order'>;

/** The cursor as it travels: for no one to read or to make. It belongs to an order, and to any filters. */
export function writeCursor({ sort, order }: Order, { page, side, key, id }: ListingsCursor): string {
  return writeBase64Json([sort, order, side, page, key, id]);
}

/** Reads a cursor for a list in some order. Undefined for what is none, or one of another order. */
export function readCursor({ sort, order }: Order, text: string): ListingsCursor | undefined {
  // Most lists have none, and finding that out by an error is dear.
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
