import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A signature that proves that the server wrote a text.
 *
 * @param purpose The key is derived from it, so that a signature is valid for one purpose only.
 */
export const signatureOf = (secret: Uint8Array, purpose: string, text: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update(purpose).digest())
    .update(text)
    .digest('base64url');

/** Verifies a signature in constant time. */
export function isSigned(secret: Uint8Array, purpose: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, purpose, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
