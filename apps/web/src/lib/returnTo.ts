import { authPages, isRecord, safeReturnTo } from '@porchlight/domain';
import { useLocation } from 'react-router-dom';

import { paths } from './paths.ts';

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** The page that a move within the app says it came from, if one may return there. */
const cameFrom = (state: unknown): string | undefined =>
  isRecord(state) ? safeReturnTo(state['from']) : undefined;

/**
 * Where to go after signing in: the address's `returnTo`, else the page the person came from, else home. Whatever is
 * not a page of this site, or is itself a sign-in page, does not count.
 */
export function useReturnTo(): string {
  const { search, state } = useLocation() as Place;
  return safeReturnTo(new URLSearchParams(search).get('returnTo')) ?? cameFrom(state) ?? paths.home.href();
}

/**
 * What a link to `href` leaves in the navigation's state: to a way in, the page it stands on, for `useReturnTo`. From
 * one way in to the next, the page that the first of them was come to from.
 */
export function wayBack(href: string, { pathname, search, state }: Place): { from: string } | undefined {
  if (!authPages.includes(href.replace(/[?#].*$/, ''))) return undefined;
  const from = safeReturnTo(pathname + search) ?? cameFrom(state);
  return from === undefined ? undefined : { from };
}
