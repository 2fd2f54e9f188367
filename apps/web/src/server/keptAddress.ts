import { parseSearch } from '@porchlight/domain';

import { matchRoute } from '../app/matchRoute.ts';
import { notFoundRoute } from '../app/routes.tsx';
import { paths } from '../lib/paths.ts';
import { sellerPageHref } from '../screens/Seller/sellerAddresses.ts';

/** Pages that depend on their query: cached only without one. */
const readingTheirQuery: readonly string[] = [paths.listing.path, paths.report.path];

/**
 * The cache key of a page, as path and query, without unknown parameters such as those of campaigns. A page
 * rendered for it may be cached for everyone.
 *
 * @param url absolute
 * @returns `null` when it must not be cached: members' pages, addresses with a secret or a return path, and
 * unlimited invalid ones
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
