import type { Pagination } from '../answers/index.ts';
import * as limits from '../limits/index.ts';

/** An entry in a row of page numbers. */
export type PageItem = number | 'ellipsis';

/**
 * The page numbers to show: all of them up to seven; above, the first, the last, the current one
 * with its neighbors, and an ellipsis for each gap of two or more.
 */
export function pageWindow(page: number, totalPages: number): PageItem[] {
  if (totalPages <= limits.pageNumbersMax) return range(1, totalPages);
  const current = clampPage(page, totalPages);
  // Without looping over all pages: a server may claim a billion.
  const shown = new Set([1, current - 1, current, current + 1, totalPages]);
  const items: PageItem[] = [];
  let previous = 0;
  for (const number of [...shown]
    .filter((each) => each >= 1 && each <= totalPages)
    .toSorted((a, b) => a - b)) {
    if (number - previous === 2) items.push(number - 1);
    else if (number - previous > 2) items.push('ellipsis');
    items.push(number);
    previous = number;
  }
  return items;
}

/** The page numbers of the favorites page: about five in a row, the current one in the middle. */
export function favoritesWindow(page: number, totalPages: number): number[] {
  const size = Math.min(limits.favoritesPageNumbers, totalPages);
  const centered = clampPage(page, totalPages) - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centered, totalPages - size + 1));
  return range(first, first + size - 1);
}

/** The nearest existing page: 1 when there are none, the last one when beyond the end. */
export function clampPage(page: number, totalPages: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, totalPages));
}

/** Which parts of a pagination are shown. */
export interface PaginationParts {
  summary: boolean;
  pageSize: boolean;
  pages: boolean;
}

/**
 * Zero or one page hides the pagination; with a larger page size the summary and the selector stay, or it could not
 * be changed back.
 */
export function paginationParts({
  limit,
  total,
  total_pages,
}: Pick<Pagination, 'limit' | 'total' | 'total_pages'>): PaginationParts {
  const pages = total_pages > 1;
  const rest = pages || (total > 0 && limit > limits.pageSizeDefault);
  return { summary: rest, pageSize: rest, pages };
}

/** A page of a fully loaded list, with its pagination. The page is clamped. */
export function clampedPageOf<Item>(
  items: readonly Item[],
  page: number,
  limit: number,
): { items: Item[]; pagination: Pagination } {
  const pages = Math.ceil(items.length / limit);
  return pageOf(items, { page: clampPage(page, pages), limit });
}

/** The requested page, with its pagination: empty after the last. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, limit }: Pick<Pagination, 'page' | 'limit'>,
): { items: Item[]; pagination: Pagination } {
  const start = (page - 1) * limit;
  return {
    items: items.slice(start, start + limit),
    pagination: paginationOf({ page, limit, total: items.length }),
  };
}

export function paginationOf({
  page,
  limit,
  total,
}: Pick<Pagination, 'page' | 'limit' | 'total'>): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, total_pages: totalPages, has_next: page < totalPages, has_prev: page > 1 };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
