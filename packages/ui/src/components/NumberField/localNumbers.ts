import type { Formats } from '../../lib/index.ts';

type Write = Formats['number'];

/** Whether the language writes numbers as forms submit them: ASCII digits and a decimal point. */
export const isWrittenPlainly = (number: Write): boolean => number(1.5) === '1.5';

/** Detects a language's decimal and group separators, and group size, from '1,5' and '1.234.567'. */
function signsOf(number: Write) {
  const [, decimal = '.'] = number(1.5);
  const [, group = '', middle = ''] = /(\P{Nd})(\p{Nd}+)\P{Nd}\p{Nd}+$/u.exec(number(1_234_567)) ?? [];
  const digits = number(1_234_567_890, { useGrouping: false });
  return { decimal, group, groupSize: middle.length === 2 ? 2 : 3, digits };
}

const isPlain = (text: string): boolean => /^-?\d*\.?\d*$/.test(text);

const isSpace = (sign: string): boolean => /^\s$/.test(sign);

/** Longer texts are not parsed. */
const maxChars = 100;

/** Without currency signs and codes before it ('US $'), and one after it. */
function withoutSigns(text: string, signs: readonly string[]): string {
  const lower = text.toLowerCase();
  const first = signs.find((sign) => lower.startsWith(sign.toLowerCase())) ?? '';
  const behind = text.slice(first.length).trim();
  // A code before a sign: 'USD $20'.
  const second = /\p{L}$/u.test(first)
    ? signs.find((sign) => !/\p{L}/u.test(sign) && behind.startsWith(sign))
    : '';
  const rest = behind.slice(second?.length ?? 0).trim();
  const end = signs.find((sign) => rest.toLowerCase().endsWith(sign.toLowerCase()))?.length ?? 0;
  return rest.slice(0, rest.length - end).trim();
}

/** A whole number without group separators, if grouped as in the language. */
function ungrouped(whole: string, { decimal, group, groupSize }: ReturnType<typeof signsOf>): string {
  // With a decimal comma, a space is a group separator too.
  const separators = `${group === '’' ? "’'" : isSpace(group) ? '' : group}${decimal === ',' || isSpace(group) ? ' ' : ''}`;
  if (separators === '') return whole;
  const grouped = new RegExp(
    `^-?[1-9]\\d{0,${groupSize - 1}}(?=([${separators}]))(?:\\1\\d{${groupSize}})*\\1\\d{3}$`,
  );
  return grouped.test(whole) ? whole.replaceAll(/[^\d-]/g, '') : whole;
}

/**
 * A number as typed or pasted in a language, converted to a decimal point and no group separators: '12,50' and
 * '1.250,5' in German are '12.50' and '1250.5'. Invalid or ambiguous texts are unchanged.
 *
 * @param currency Signs and codes allowed around it. Default none.
 */
export function toPlain(text: string, number: Write, currency: readonly string[] = []): string {
  if (text.length > maxChars) return text;
  const signs = signsOf(number);
  const western = text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace('\u2212', '-')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const place = signs.digits.indexOf(digit);
      return place < 0 ? digit : String((place + 1) % 10);
    });
  // '40,-' and '40.–' are whole amounts.
  const amount = withoutSigns(western, currency).replace(/(?<=\d)[.,][-\u2013]$/, '');
  // A sign alone is not an amount, and not an empty field.
  if (amount === '' && western !== '') return text;
  const [whole = '', fraction, ...more] = amount.split(signs.decimal);
  const plainWhole = ungrouped(whole, signs);
  const plain = fraction === undefined ? plainWhole : `${plainWhole}.${fraction}`;
  return more.length === 0 && isPlain(plain) ? plain : text;
}

/** A number with a decimal point in the language's format; invalid text is unchanged. */
export function toLocal(plain: string, number: Write): string {
  return isPlain(plain) ? plain.replace('.', signsOf(number).decimal) : plain;
}
