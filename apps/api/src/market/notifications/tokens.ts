import { kindsOfToken, type NotificationKind, tokenOfKinds } from '@porchlight/domain';
import { isId } from '../../platform/ids.ts';
import { isSigned, signatureOf } from '../../platform/secret/index.ts';

const purpose = 'unsubscribe';

/**
 * An unsubscribe token for some kinds of emails. It is signed and not stored: links in old emails must keep working,
 * and they can only unsubscribe.
 */
export function unsubscribeToken(
  secret: Uint8Array,
  userId: string,
  kinds: readonly NotificationKind[],
): string {
  const text = tokenOfKinds(kinds, userId);
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

/** The user and kinds of an unsubscribe token; `null` when it is forged or damaged. */
export function readUnsubscribeToken(
  secret: Uint8Array,
  token: string,
): { userId: string; kinds: NotificationKind[] } | null {
  const [kinds = '', userId = '', mac = ''] = token.split('.');
  if (!isSigned(secret, purpose, `${kinds}.${userId}`, mac) || !isId(userId)) return null;
  return { userId, kinds: kindsOfToken(token) };
}
