import { authPages, isRecord, safeReturnTo } from '@porchlight/domain';
import { useLocation } from 'react-router-dom';

import { paths } from './paths.ts';

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** The previous page in the navigation state, if it is safe to return to. */
export const cameFrom = (state: unknown): string | undefined =>
  isRecord(state) ? safeReturnTo(state['from']) : undefined;

/**
 * The page after signing in: the address's `returnTo`, else the previous page, else home. Other sites and
 * sign-in pages are ignored.
 */
export function useReturnTo(): string {
  const { search, state } = useLocation() as Place;
  return safeReturnTo(new URLSearchParams(search).get('returnTo')) ?? cameFrom(state) ?? paths.home.href();
}

/** Pages with a link back to the previous page. */
const leadsBack = (path: string): boolean =>
  authPages.includes(path) || path.startsWith(paths.listing.href(''));

/**
 * Navigation state for a link to `href`: a link to a listing or a sign-in page remembers the current page.
 * Links between sign-in pages keep the first remembered page.
 */
export function wayBack(href: string, { pathname, search, state }: Place): { from: string } | undefined {
  if (!leadsBack(href.replace(/[?#].*$/, ''))) return undefined;
  const from = safeReturnTo(pathname + search) ?? cameFrom(state);
  return from === undefined ? undefined : { from };
}
