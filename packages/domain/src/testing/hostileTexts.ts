/** Building blocks of long texts that are slow to read, by kind. */
export const hostileAlphabets = {
  words: 'ab ',
  letters: 'a',
  'a letter that is 18 in NFKC': '\uFDFA',
  'letters that are three in NFC': '\u{1D160}',
  'combining marks': '\u0301\u0316',
  spaces: ' ',
  'spaces of other kinds': '\u00A0\u2003\u3000',
  'invisible characters': '\u200B\u200D\uFE0F\u2060',
  'Arabic with joiners': '\u0628\u200D',
  'emoji with joiners': '\u{1F469}\u200D\u{1F4BB}',
  'halves of pairs': '\uD800',
  pairs: '\u{1D400}',
  'line breaks': '\r\n',
  NUL: '\0',
  tags: '<a href="',
  digits: '9',
  'an address': 'a@a.',
  dots: 'a.',
  dashes: '-a-',
  slashes: 'https://a/',
  'percent signs': '%25',
  quotes: '-"a/b" ',
  backslashes: '\\',
  commas: '1, ',
} as const;

/** A text of a length, repeating one alphabet. */
export const longText = (alphabet: string, length: number): string =>
  alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length);
