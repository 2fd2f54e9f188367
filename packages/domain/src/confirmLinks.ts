import { pagePaths } from './pagePaths.ts';

/**
 * Path of the page that a confirmation mail links to. The token stands behind the `#`, which no server, log or referrer
 * ever gets; the page posts it.
 */
export const confirmLinkPath = (token: string): string =>
  `${pagePaths.confirmEmail}#${new URLSearchParams({ token })}`;

/** The token of a mailed link; `null` where the address holds none. @param hash Fragment as a browser tells it. */
export const readConfirmLink = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token')?.trim() || null;
