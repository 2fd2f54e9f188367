import { paths } from '../../lib/paths.ts';

/** What the page of a seller is called who is not there, and of one who did not come. */
export const sellerTitles = { missing: 'Person not found', failed: 'This person could not be loaded' };

/** The address of a page of a seller's listings, from 1. */
export const sellerPageHref = (id: string, page: number): string =>
  `${paths.seller.href(id)}${page === 1 ? '' : `?page=${page}`}`;
