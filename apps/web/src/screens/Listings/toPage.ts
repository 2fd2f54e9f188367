import type { ListingsSearch, Pagination } from '@porchlight/domain';

/**
 * The change that leads to a page: by cursor next to the current page beyond the numbered ones, else by
 * number.
 */
export function toPage(page: number, shown: Pagination): Partial<ListingsSearch> {
  const cursor = page < shown.page ? shown.prev_cursor : page > shown.total_pages && shown.next_cursor;
  return cursor ? { cursor } : { page };
}
