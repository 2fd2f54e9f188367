import { kindsOfToken, type NotificationKind, tokenOfKinds } from '@porchlight/domain';
import { isId } from '../ids.ts';
import { isSigned, signatureOf } from '../secret/index.ts';

const purpose = 'unsubscribe';

/**
 * A token by which whoever has a letter gets no more of these kinds. It is signed and not stored: the links of old letters
 * have to go on working, and all it can do is turn letters off.
 */
export function unsubscribeToken(
  secret: Uint8Array,
  userId: string,
  kinds: readonly NotificationKind[],
): string {
  const text = tokenOfKinds(kinds, userId);
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

/** Whose letters of which kinds a token is about; null when it is forged or damaged. */
export function readUnsubscribeToken(
  secret: Uint8Array,
  token: string,
): { userId: string; kinds: NotificationKind[] } | null {
  const [kinds = '', userId = '', mac = ''] = token.split('.');
  if (!isSigned(secret, purpose, `${kinds}.${userId}`, mac) || !isId(userId)) return null;
  return { userId, kinds: kindsOfToken(token) };
}
