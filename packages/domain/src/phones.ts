import * as limits from './limits/index.ts';

/** An extension as phones and people write it, behind a number: 'x7', 'ext. 7', ';ext=7', ',7'. */
const extension = /(?<=\d[^\d]{0,4})(?:\s*(?:x|ext\.?|extension|;ext=)\s*|,+)(\d{1,8})$/i;

/**
 * A phone number as it was typed or pasted, in plain characters: contact lists wrap numbers in invisible direction
 * marks and write them with dashes, spaces and digits of many kinds, as links, and with extensions.
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

/** Whether a phone number has enough digits to be called. */
export const hasPhoneDigits = (phone: string): boolean =>
  digitsIn(phone.replace(/#.*$/s, '')).length >= limits.phoneDigitsMin;

/**
 * Calls a number as people write it: '(512) 555-0142', '+1 512.555.0134 #7' with an extension.
 *
 * @returns undefined for a text without digits
 */
export function phoneHref(phone: string): string | undefined {
  const [number = '', extension = ''] = phone.split('#').map(digitsIn);
  if (number === '') return undefined;
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${number}${extension && `;ext=${extension}`}`;
}
