import { pagePaths } from '../wire/pagePaths.ts';

/**
 * Path of the page that a confirmation email links to. The token is in the fragment, which no server, log or referrer
 * ever gets; the page posts it.
 */
export const confirmLinkPath = (token: string): string =>
  `${pagePaths.confirmEmail}#${new URLSearchParams({ token })}`;

/**
 * The token of a link from an email; `null` where the URL has none.
 *
 * @param hash Fragment, as in `location.hash`.
 */
export const readConfirmLink = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token')?.trim() || null;
