import { safeReturnTo } from '@porchlight/domain';
import { useLocation } from '../router/index.ts';

import { paths } from '../paths.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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
