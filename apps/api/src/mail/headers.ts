import { contained, toWellFormed, truncateChars } from '@porchlight/domain';

// Everything that ends a line anywhere (also U+0085, U+2028 and U+2029) and every other control character.
const lineEndsAndControls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Text fit for a header: one line, no controls, none of direction either, at most 255 characters. */
export function headerText(text: string): string {
  return truncateChars(contained(toWellFormed(text)).replace(lineEndsAndControls, ' ').trim(), 255);
}

// Narrower than RFC 5322 on purpose: one address, no names, no lists, no quoting, no comments.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * An address fit for a header.
 *
 * @throws when the text is anything but one plain address: it might add recipients or headers
 */
export function headerAddress(text: string): string {
  const address = text.trim();
  if (address.length > 255 || !plainAddress.test(address)) throw new Error('Not a plain mail address.');
  return address;
}

/**
 * An address of the web fit for a header, between angle brackets.
 *
 * @throws when the text is anything else: it might add headers or addresses
 */
export function headerUrl(text: string): string {
  if (!/^https?:\/\/[^\s<>,"\\\p{C}]+$/u.test(text) || text.length > 800)
    throw new Error('Not an address of the web.');
  return `<${new URL(text).href}>`;
}

/** Text fit for a body: ends every line the same way, no controls but line ends and tabs. */
export function bodyText(text: string): string {
  return contained(toWellFormed(text))
    .replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}
