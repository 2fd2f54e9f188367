// A chunk of its own.
export { Pagination as ResultPages } from '@porchlight/ui';
