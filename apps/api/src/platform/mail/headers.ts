import { contained, toWellFormed, truncateChars } from '@porchlight/domain';

// All line terminators (also U+0085, U+2028 and U+2029) and all other control characters.
const lineEndsAndControls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Text for a header: one line, no control or direction characters, at most 255 characters. */
export function headerText(text: string): string {
  return truncateChars(contained(toWellFormed(text)).replace(lineEndsAndControls, ' ').trim(), 255);
}

// Narrower than RFC 5322 on purpose: one address, no names, no lists, no quoting, no comments.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * An email address for a header.
 *
 * @throws when the text is not exactly one plain address: it could add recipients or headers
 */
export function headerAddress(text: string): string {
  const address = text.trim();
  if (address.length > 255 || !plainAddress.test(address)) throw new Error('Not a plain email address.');
  return address;
}

/**
 * A web address for a header, in angle brackets.
 *
 * @throws when the text is anything else: it could add headers or addresses
 */
export function headerUrl(text: string): string {
  if (!/^https?:\/\/[^\s<>,"\\\p{C}]+$/u.test(text) || text.length > 800)
    throw new Error('Not a web address.');
  return `<${new URL(text).href}>`;
}

/** Text for a body: uniform line breaks, no control characters but line breaks and tabs. */
export function bodyText(text: string): string {
  return contained(toWellFormed(text))
    .replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}
