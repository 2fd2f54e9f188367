import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

export interface PaginationMessages {
  /** Name of the navigation. */
  label: string;
  previous: string;
  next: string;
  /** Name of a page number. */
  page: (page: number, formats: Formats) => string;
  /** Which of how many results are shown. */
  summary: (from: number, to: number, total: number, formats: Formats) => string;
  /** Label of the page size. */
  pageSize: string;
}

export const english: PaginationMessages = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page, { number }) => `Page ${number(page, { useGrouping: false })}`,
  summary: texts.listings.summary,
  pageSize: 'Results per page',
};
