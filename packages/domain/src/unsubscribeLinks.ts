import { apiBasePath } from './wire.ts';
import type { NotificationKind } from './notifications.ts';
import { pagePaths } from './pagePaths.ts';
import { notifications as texts } from './texts/index.ts';

/*
 * Tokens of letters by which someone gets no more of them: the kinds, the person, and what proves that the server made
 * it. The kinds can be read from one, so that the page says what it is about before anything is asked.
 */

/** The part of a token that says whose letters of which kinds it is about. */
export const tokenOfKinds = (kinds: readonly NotificationKind[], userId: string): string =>
  `${kinds.join('~')}.${userId}`;

/** The kinds that a token is about; none where it is damaged. */
export function kindsOfToken(token: string): NotificationKind[] {
  return token.split('.')[0]?.split('~').filter(isKind) ?? [];
}

// By its words, which the page needs as well: the list of the kinds would be one file more to load.
const isKind = (name: string): name is NotificationKind => Object.hasOwn(texts.kinds, name);

/** Path of the page with the button, for people. The token stands behind the `#`, which no server or log gets. */
export const unsubscribeLinkPath = (token: string): string =>
  `${pagePaths.unsubscribe}#${new URLSearchParams({ token })}`;

/** Path that takes the POST of a mail program (RFC 8058): the token has to be in what is asked for. */
export const oneClickPath = (token: string): string =>
  `${apiBasePath}/notifications/unsubscribe?${new URLSearchParams({ token })}`;

/** The token of a mailed link; `null` where the address holds none. @param hash Fragment as a browser tells it. */
export const readUnsubscribeLink = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token')?.trim() || null;
