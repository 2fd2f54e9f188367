import { parseSearch } from '@porchlight/domain';

import { matchRoute } from '../app/matchRoute.ts';
import { notFoundRoute } from '../app/routes.tsx';
import { paths } from '../lib/paths.ts';
import { sellerPageHref } from '../screens/Seller/sellerAddresses.ts';

/** Pages that say something else for another query: they are kept without one. */
const readingTheirQuery: readonly string[] = [paths.listing.path, paths.report.path];

/**
 * The address that stands for all of the same page, as path and query: what campaigns and jokers add to a query makes no
 * other one. Rendered for it, a page may be kept and given to everyone.
 *
 * @param url Absolute.
 * @returns `null` for what no one keeps: pages of members, pages whose address holds a secret or says where to go on,
 * and addresses that lead nowhere, of which there is no end.
 */
export function keptAddress(url: string): string | null {
  const { pathname, search, searchParams } = new URL(url);
  const { route, params } = matchRoute(pathname);
  if (route.access !== 'public' || !route.layout || route === notFoundRoute) return null;
  if (route.path === paths.listings.path) return paths.listings.href(parseSearch(searchParams));
  if (route.path === paths.seller.path)
    return sellerPageHref(params['id'] ?? '', parseSearch(searchParams).page);
  return search !== '' && readingTheirQuery.includes(route.path) ? null : pathname;
}
