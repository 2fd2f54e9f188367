import { apiBasePath } from '../wire/wire.ts';
import type { NotificationKind } from './notifications.ts';
import { pagePaths } from '../wire/pagePaths.ts';
import { notifications as texts } from '../texts/index.ts';

/* Unsubscribe tokens of emails: the kinds, the user, and a signature of the server. The kinds can be read without
   a request, so that the page shows them first. */

/** The part of a token with the user and the kinds. */
export const tokenOfKinds = (kinds: readonly NotificationKind[], userId: string): string =>
  `${kinds.join('~')}.${userId}`;

/** The kinds of a token; empty where it is damaged. */
export function kindsOfToken(token: string): NotificationKind[] {
  return token.split('.')[0]?.split('~').filter(isKind) ?? [];
}

// Checked against its texts, which the page needs anyway: the list of the kinds would be one more file to load.
const isKind = (name: string): name is NotificationKind => Object.hasOwn(texts.kinds, name);

/** Path of the page with the button, for users. The token is in the fragment, which no server or log gets. */
export const unsubscribeLinkPath = (token: string): string =>
  `${pagePaths.unsubscribe}#${new URLSearchParams({ token })}`;

/** Path for the POST of an email program (RFC 8058): the token has to be in the request URL. */
export const oneClickPath = (token: string): string =>
  `${apiBasePath}/notifications/unsubscribe?${new URLSearchParams({ token })}`;

/**
 * The token of a link from an email; `null` where the URL has none.
 *
 * @param hash Fragment, as in `location.hash`.
 */
export const readUnsubscribeLink = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token')?.trim() || null;
