import type { Formats } from '../../lib/index.ts';

type Write = Formats['number'];

/** Whether the language writes numbers as forms post them: with these digits and a decimal point. */
export const isWrittenPlainly = (number: Write): boolean => number(1.5) === '1.5';

/** '1,5' and '1.234.567' tell which signs a language separates decimals and groups with, and how large groups are. */
function signsOf(number: Write) {
  const [, decimal = '.'] = number(1.5);
  const [, group = '', middle = ''] = /(\P{Nd})(\p{Nd}+)\P{Nd}\p{Nd}+$/u.exec(number(1_234_567)) ?? [];
  const digits = number(1_234_567_890, { useGrouping: false });
  return { decimal, group, groupSize: middle.length === 2 ? 2 : 3, digits };
}

const isPlain = (text: string): boolean => /^-?\d*\.?\d*$/.test(text);

const isSpace = (sign: string): boolean => /^\s$/.test(sign);

/** Longer texts are no numbers, and are not read. */
const maxChars = 100;

/** Without currency signs and codes before it ('US $'), and one behind it. */
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

/** A whole number without the signs between its groups, if it is grouped as the language groups. */
function ungrouped(whole: string, { decimal, group, groupSize }: ReturnType<typeof signsOf>): string {
  // Where the decimal sign is a comma, a space groups as well.
  const separators = `${group === '’' ? "’'" : isSpace(group) ? '' : group}${decimal === ',' || isSpace(group) ? ' ' : ''}`;
  if (separators === '') return whole;
  const grouped = new RegExp(
    `^-?[1-9]\\d{0,${groupSize - 1}}(?=([${separators}]))(?:\\1\\d{${groupSize}})*\\1\\d{3}$`,
  );
  return grouped.test(whole) ? whole.replaceAll(/[^\d-]/g, '') : whole;
}

/**
 * A number as a user of the language types or pastes it, with a decimal point and nothing between the groups: '12,50'
 * and '1.250,5' in German are '12.50' and '1250.5'. What is no number there, or could be two, stays as it is.
 *
 * @param currency Signs and codes that may stand around it. Default none.
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
  // A sign alone is no amount, and not an empty field.
  if (amount === '' && western !== '') return text;
  const [whole = '', fraction, ...more] = amount.split(signs.decimal);
  const plainWhole = ungrouped(whole, signs);
  const plain = fraction === undefined ? plainWhole : `${plainWhole}.${fraction}`;
  return more.length === 0 && isPlain(plain) ? plain : text;
}

/** A number with a decimal point as the language writes it; what is no number stays as it is. */
export function toLocal(plain: string, number: Write): string {
  return isPlain(plain) ? plain.replace('.', signsOf(number).decimal) : plain;
}
