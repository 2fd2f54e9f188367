/** Look-alikes of the hyphen. */
const hyphens = /[\u2010\u2011\u2043\u2212\uFE63\uFF0D]/g;
/** A dash, or several hyphens: never an operator; a hyphen only between two words. */
const dashes = /[\u2012-\u2015\u2E3A\u2E3B\uFE58]|-{2,}/g;
const doubleQuotes = /[\u00AB\u00BB\u201C-\u201F\u2033\u2036\u2039\u203A\u300C-\u300F\u301D-\u301F\uFF02]/g;
const singleQuotes = /[\u2018-\u201B\u2032\uFF07]/g;
/** Soft hyphens, zero-width characters and direction marks. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
/** A quotation mark after a digit is an inch mark, unless it ends a quotation. */
const quoteOrInch = /"|''/g;

const isWord = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);

/**
 * Normalizes the punctuation of a search to plain hyphens, quotation marks and inch marks. Must run before operators
 * (`-word`, `"some words"`) are read.
 */
export function plainSigns(typed: string): string {
  const plain = typed
    .replaceAll(invisible, '')
    .replaceAll(hyphens, '-')
    .replaceAll(dashes, (dash, at: number, text: string) =>
      isWord(text.charAt(at - 1)) && isWord(text.charAt(at + dash.length)) ? '-' : ' ',
    )
    .replaceAll(doubleQuotes, '"')
    .replaceAll(singleQuotes, "'");
  let isQuoted = false;
  return plain.replaceAll(quoteOrInch, (mark, at: number) => {
    if (!isQuoted && /\d/.test(plain.charAt(at - 1))) return 'inch ';
    if (mark === '"') isQuoted = !isQuoted;
    return mark;
  });
}

/** A hyphenated word, or letters and digits in one word: `wi-fi`, `F-150`, `PS5`, `iPhone13`. */
const hyphenated =
  /(?<![\p{L}\p{N}]-?)(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){1,3}|\p{L}+\d+\p{L}*)(?![\p{L}\p{N}]|-[\p{L}\p{N}])/gu;
/** A hyphen, or a boundary between letters and digits. */
const borders = /-|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/** Such a word, written as one word and as several. */
export interface Hyphenated {
  joined: string;
  parts: string;
}

/** Joins the hyphenated words of a text and lists them; `9-5` and phone numbers stay. */
export function joinHyphenated(text: string): { text: string; found: Hyphenated[] } {
  const found: Hyphenated[] = [];
  const joinedText = text.replaceAll(hyphenated, (word) => {
    if (!/\p{L}/u.test(word)) return word;
    const joined = word.replaceAll('-', '');
    found.push({ joined, parts: word.replaceAll(borders, ' ') });
    return joined;
  });
  return { text: joinedText, found };
}
