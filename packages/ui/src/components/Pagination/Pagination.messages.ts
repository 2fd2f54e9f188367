export interface PaginationMessages {
  /** Name of the navigation. */
  label: string;
  previous: string;
  next: string;
  /** Name of a page number. */
  page: (page: number) => string;
  /** Label of the page size. */
  pageSize: string;
}

export const english: PaginationMessages = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  pageSize: 'Results per page',
};
