import { type Check, count, flag, Mismatch, optional, type Shape, shape, text } from './checks.ts';

const fields = {
  page: count(1),
  limit: count(1),
  /** Number of items, as far as they were counted or this page goes. */
  total: count(),
  /** False when there are more than `total`: they were not counted. Absent: true. */
  total_is_exact: optional(flag),
  total_pages: count(),
  has_next: flag,
  has_prev: flag,
  /**
   * For public listings, newest first: the first item of the list. Later pages requested with it continue where this
   * one ended, whatever was posted since.
   */
  anchor: optional(text),
  /**
   * For public listings: requests the next page as `cursor`, with the same filters and order. The only way past the
   * pages of an inexact total.
   */
  next_cursor: optional(text),
  /** The same for the previous page, where a page number cannot request it. */
  prev_cursor: optional(text),
};

/** Position of a page in its list. Pages count from 1. */
export interface Pagination extends Shape<typeof fields> {}
const numbers: Check<Pagination> = shape(fields);

/** Never more pages than the whole list fills. */
export const pagination: Check<Pagination> = (value, exactly) => {
  const read = numbers(value, exactly);
  const pages = Math.ceil(read.total / read.limit);
  if (exactly && read.total_pages !== pages)
    throw new Mismatch(`${pages}, as the total says`, ['total_pages']);
  return { ...read, total_pages: Math.min(read.total_pages, pages) };
};
