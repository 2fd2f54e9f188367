import { paths } from '../../lib/paths.ts';

export { sellerTitles } from './sellerAddresses.words.ts';

/** The address of a page of a seller's listings, from 1. */
export const sellerPageHref = (id: string, page: number): string =>
  `${paths.seller.href(id)}${page === 1 ? '' : `?page=${page}`}`;
