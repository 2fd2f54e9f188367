import type { Formats } from '../../lib/index.ts';

type Write = Formats['number'];

/** Whether the language writes numbers as forms post them: with these digits and a decimal point. */
export const isWrittenPlainly = (number: Write): boolean => number(1.5) === '1.5';

/** '1,5' and '12.345' say by which signs a language parts decimals and groups. */
function signsOf(number: Write) {
  const [, decimal = '.'] = number(1.5);
  const group = /\P{Nd}/u.exec(number(12_345))?.[0] ?? '';
  const digits = number(1_234_567_890, { useGrouping: false });
  return { decimal, group, digits };
}

const isPlain = (text: string): boolean => /^-?\d*\.?\d*$/.test(text);

/**
 * A number as somebody types it in their language, with a decimal point and nothing between the thousands: '12,50' and
 * '1.250,5' of a German are '12.50' and '1250.5'. What is no number there stays as it is.
 */
export function toPlain(text: string, number: Write): string {
  const { decimal, group, digits } = signsOf(number);
  const western = text
    .trim()
    .replace('\u2212', '-')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const place = digits.indexOf(digit);
      return place < 0 ? digit : String((place + 1) % 10);
    });
  const [whole = '', fraction, ...more] = western.split(decimal);
  const isGrouped = new RegExp(`^-?\\d{1,3}([${group}\\s]\\d{2,3})*[${group}\\s]\\d{3}$`).test(whole);
  const ungrouped = isGrouped ? whole.replaceAll(/[^\d-]/g, '') : whole;
  const plain = fraction === undefined ? ungrouped : `${ungrouped}.${fraction}`;
  return more.length === 0 && isPlain(plain) ? plain : text;
}

/** A number with a decimal point as the language writes it; what is no number stays as it is. */
export function toLocal(plain: string, number: Write): string {
  return isPlain(plain) ? plain.replace('.', signsOf(number).decimal) : plain;
}
