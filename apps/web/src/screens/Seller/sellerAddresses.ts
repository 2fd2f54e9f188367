import { paths } from '../../lib/paths.ts';

/** The page's title when the seller is missing, and when loading failed. */
export const sellerTitles = { missing: 'Person not found', failed: 'This person could not be loaded' };

/** The address of a page of a seller's listings, from 1. */
export const sellerPageHref = (id: string, page: number): string =>
  `${paths.seller.href(id)}${page === 1 ? '' : `?page=${page}`}`;
