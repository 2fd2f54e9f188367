import { createHmac, timingSafeEqual } from 'node:crypto';
import { kindsOfToken, type NotificationKind, tokenOfKinds } from '@porchlight/domain';
import { isId } from '../ids.ts';

/** The key is derived: a token of another purpose is none of this one. */
const signed = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('unsubscribe').digest()).update(text).digest();

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
  return `${text}.${signed(secret, text).toString('base64url')}`;
}

/** Whose letters of which kinds a token is about; null when it is forged or damaged. */
export function readUnsubscribeToken(
  secret: Uint8Array,
  token: string,
): { userId: string; kinds: NotificationKind[] } | null {
  const [kinds = '', userId = '', mac = ''] = token.split('.');
  const [given, right] = [Buffer.from(mac, 'base64url'), signed(secret, `${kinds}.${userId}`)];
  if (given.length !== right.length || !timingSafeEqual(given, right) || !isId(userId)) return null;
  return { userId, kinds: kindsOfToken(token) };
}
