import { texts } from '@porchlight/domain';

import { orMore, type Formats } from '../../lib/index.ts';

export interface PaginationMessages {
  /** Name of the navigation. */
  label: string;
  previous: string;
  next: string;
  /** Name of a page number. */
  page: (page: number, formats: Formats) => string;
  /** The range shown of `total`, or of more than that. */
  summary: (from: number, to: number, total: number, formats: Formats, hasMore?: boolean) => string;
  /** Label of the page size. */
  pageSize: string;
}

export const english: PaginationMessages = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page, { number }) => `Page ${number(page, { useGrouping: false })}`,
  summary: (from, to, total, { number }, hasMore) =>
    texts.listings.summary(number(from), number(to), orMore(number(total), hasMore)),
  pageSize: 'Results per page',
};
