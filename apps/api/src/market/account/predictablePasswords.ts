import { brand } from '@porchlight/domain';

const backwards = (text: string): string => Array.from(text).reverse().join('');

/** Sequences to look for: the alphabet, digits, and rows and columns of keyboards. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '`1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl;',
  'qsdfghjklm',
  'zxcvbnm,./',
  'yxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '2468013579',
  '1357924680',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik,',
  '9ol.',
  '0p;/',
  '147',
  '258',
  '369',
].flatMap((walk) => [walk, backwards(walk)]);

/** Shortest run along a walk that counts. */
const runMin = 3;

/** Whether a text consists only of runs along walks: 'abcdef', 'qwe123', 'lkjhg'. */
function isWalks(text: string): boolean {
  let rest = text;
  while (rest.length >= runMin) {
    const length = Math.max(...walks.map((walk) => commonRun(walk, rest)));
    if (length < runMin) return false;
    rest = rest.slice(length);
  }
  return rest === '' && text !== '';
}

/** How many characters at the start of a text follow a walk. */
function commonRun(walk: string, text: string): number {
  const from = walk.indexOf(text.charAt(0));
  if (from === -1) return 0;
  let length = 1;
  while (length < text.length && walk[from + length] === text[length]) length += 1;
  return length;
}

/** Whether a text is one repeated block: 'aaaaaa', '1212121', 'maplemaple'. The last one may be cut short. */
const isRepeated = (text: string): boolean =>
  text.length >= runMin &&
  Array.from({ length: Math.floor(text.length / 2) }, (_, at) => at + 1).some(
    (period) => text.slice(period) === text.slice(0, -period),
  );

/** 'aabbcc' as 'abc'. */
const withoutRepeats = (text: string): string => text.replace(/(.)\1+/g, '$1');

/** '1q2w3e' as '123' and 'qwe'. */
const everyOther = (text: string, first: 0 | 1): string =>
  Array.from(text)
    .filter((_letter, at) => at % 2 === first)
    .join('');

const isPattern = (text: string): boolean =>
  isRepeated(text) ||
  new Set(text).size <= 2 ||
  isWalks(text) ||
  isWalks(withoutRepeats(text)) ||
  (text.length >= 2 * runMin && isWalks(everyOther(text, 0)) && isWalks(everyOther(text, 1)));

const dateForms = [
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>(?:19|20)\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)$/,
  /^(?<month>\d\d)(?<year>(?:19|20)\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)\d\d$/,
  /^(?<day>\d\d)(?<month>\d\d)\d\d$/,
  /^\d\d(?<month>\d\d)(?<day>\d\d)$/,
];

/** Whether a text is a date in digits, in any usual order, with or without separators. */
function isDate(text: string): boolean {
  const digits = text.replace(/(?<=\d)[-/. ](?=\d)/g, '');
  return dateForms.some((form) => {
    const { month, day = '1' } = form.exec(digits)?.groups ?? {};
    const isDay = Number(day) >= 1 && Number(day) <= 31;
    return isDay && Number(month) >= 1 && Number(month) <= 12;
  });
}

const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

const withoutLeet = (text: string, one: 'i' | 'l'): string =>
  Array.from(text, (sign) => (sign === '1' || sign === '|' ? one : (leet[sign] ?? sign))).join('');

/** A year or up to three digits, with signs around: what users append to a word to satisfy a rule. */
const behind = /^[^\p{L}\p{N}]*(?:(?:19|20)\d\d|\d{0,3})[^\p{L}\p{N}]*$/u;

/**
 * Variants of a password that an attacker tries, in lower case: as is, without digits and signs around it,
 * backwards, and each with digits and signs replaced by the letters they stand for.
 */
export function passwordReadings(password: string): string[] {
  const typed = password.toLowerCase();
  const head = /^[^\p{L}\p{N}]*(?:\d{0,3}[^\p{L}\p{N}]*)/u.exec(typed)?.[0] ?? '';
  const ends = Array.from({ length: Math.min(8, typed.length) }, (_, cut) => typed.length - cut);
  const cut = ends.filter((end) => behind.test(typed.slice(end))).map((end) => typed.slice(0, end));
  const bare = cut.flatMap((text) => [text, text.slice(head.length)]);
  const plain = [...bare, ...bare.map(backwards)];
  return [...new Set(plain.flatMap((text) => [text, withoutLeet(text, 'i'), withoutLeet(text, 'l')]))];
}

const brandName = brand.name.toLowerCase();

/** With this many other letters, the site's name may be part of a phrase. */
const ownLettersMin = 8;

/** Whether a password is little more than the site's name. */
const isBrand = (reading: string): boolean => {
  const letters = reading.replace(/[^\p{L}]/gu, '');
  return letters.includes(brandName) && letters.length - brandName.length < ownLettersMin;
};

/** Words of the site and its demo, and words missing from the list of common passwords. */
const knownWords: readonly string[] = [
  'demo',
  'marketplace',
  'neighbor',
  'neighborhood',
  'administrator',
  'пароль',
];

const monthAndYear =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[^\p{L}\p{N}]*(?:19|20)?\d\d[^\p{L}\p{N}]*$/iu;

/**
 * Whether a password is a pattern, a date or the site's name; the list of common passwords has few of these.
 */
export const isPredictable = (password: string): boolean =>
  isDate(password) ||
  monthAndYear.test(password) ||
  passwordReadings(password).some(
    (reading) =>
      (reading.length >= runMin && isPattern(reading)) || isBrand(reading) || knownWords.includes(reading),
  );
