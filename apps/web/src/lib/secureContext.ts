/*
 * APIs that browsers offer only in secure contexts: over https, or on localhost. On a home network a
 * marketplace may be opened over plain http, where they are missing. `pnpm check house` rejects their use
 * anywhere else.
 */

/** A random id: 122 random bits, in the form of a version 4 UUID. */
export function newId(): string {
  const browser: Partial<Crypto> = crypto;
  if (browser.randomUUID !== undefined) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}

/** Locks across tabs; undefined where unsupported. */
export const webLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** The geolocation API; undefined where it can't be used. */
export const geolocation = (): Geolocation | undefined =>
  // Chromium has it over plain http too, but rejects every request.
  window.isSecureContext && 'geolocation' in navigator ? navigator.geolocation : undefined;

const hasShare = (): boolean => typeof navigator.share === 'function';

/** Whether `sharePage` works in this browser. */
export const canShare = (): boolean => hasShare() || 'clipboard' in navigator;

/**
 * Shares a page by what the device offers, or copies its URL.
 *
 * @throws when the user closes the device's dialog
 */
export async function sharePage(page: { title: string; url: string }): Promise<'shared' | 'copied'> {
  if (hasShare()) {
    await navigator.share(page);
    return 'shared';
  }
  await navigator.clipboard.writeText(page.url);
  return 'copied';
}
