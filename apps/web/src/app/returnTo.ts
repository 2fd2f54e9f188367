import { isRecord, safeReturnTo } from '@porchlight/domain';
import { useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';

/**
 * Where to go after signing in: the address's `returnTo`, else the page the person came from, else home. Whatever is
 * not a page of this site, or is itself a sign-in page, does not count.
 */
export function useReturnTo(): string {
  const { search, state } = useLocation() as { search: string; state: unknown };
  return (
    safeReturnTo(new URLSearchParams(search).get('returnTo')) ??
    (isRecord(state) ? safeReturnTo(state['from']) : undefined) ??
    paths.home.href()
  );
}
