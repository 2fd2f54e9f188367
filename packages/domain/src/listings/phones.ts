import * as limits from '../limits/index.ts';

/** A trailing extension as phones and people write it: 'x7', 'ext. 7', ';ext=7', ',7'. */
const extension = /(?<=\d[^\d]{0,4})(?:\s*(?:x|ext\.?|extension|;ext=)\s*|,+)(\d{1,8})$/i;

/**
 * A typed or pasted phone number in plain characters: contact lists add invisible direction marks, dashes, spaces and
 * digits of many kinds, `tel:` links and extensions.
 */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\s\p{Cc}]/gu, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/(?<=\d)[/·](?=\d)/g, '.')
    .trim()
    .replace(/^tel:/i, '')
    .replace(extension, ' #$1');
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a phone number has enough digits. */
export const hasPhoneDigits = (phone: string): boolean =>
  digitsIn(phone.replace(/#.*$/s, '')).length >= limits.phoneDigitsMin;

/**
 * A `tel:` link for a number: '(512) 555-0142', '+1 512.555.0134 #7' with an extension.
 *
 * @returns undefined for a text without digits
 */
export function phoneHref(phone: string): string | undefined {
  const [number = '', extension = ''] = phone.split('#').map(digitsIn);
  if (number === '') return undefined;
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${number}${extension && `;ext=${extension}`}`;
}
