import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What proves that the server itself has written a text.
 *
 * @param purpose What it is for. The key is derived from it: what was signed for one purpose proves nothing for another.
 */
export const signatureOf = (secret: Uint8Array, purpose: string, text: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update(purpose).digest())
    .update(text)
    .digest('base64url');

/** Whether a signature is the one of this text. How long it takes tells nothing of how much of it is right. */
export function isSigned(secret: Uint8Array, purpose: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, purpose, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
