import { parseSearch } from '@porchlight/domain';

import { matchRoute } from '../app/matchRoute.ts';
import type { RouteEntry } from '../app/routes.tsx';
import { paths } from '../lib/paths.ts';
import { sellerPageHref } from '../screens/Seller/sellerAddresses.ts';

/** Pages that depend on their query: cached only without one. */
const readingTheirQuery: readonly RouteEntry['name'][] = ['listing', 'report'];

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
  if (route.access !== 'public' || !route.layout || route.name === 'notFound') return null;
  if (route.name === 'listings') return paths.listings.href(parseSearch(searchParams));
  if (route.name === 'seller') return sellerPageHref(params['id'] ?? '', parseSearch(searchParams).page);
  return search !== '' && readingTheirQuery.includes(route.name) ? null : pathname;
}
