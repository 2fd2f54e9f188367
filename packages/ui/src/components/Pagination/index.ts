export { Pagination, type PaginationProps } from './Pagination.tsx';
export type { PaginationMessages } from './Pagination.messages.ts';
