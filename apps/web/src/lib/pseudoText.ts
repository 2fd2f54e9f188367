const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ø',
  U: 'Û',
};

/** Addresses, ids and numbers stay: texts start with a capital letter or have several words. */
const isText = (text: string): boolean => /^[^a-z/]*[A-Z]|\w \w/.test(text) && !/^(?:\/|\w+:)/.test(text);

/** A text as long as in a wordy language, with accents, and brackets that show where it is cut. */
function lengthened(text: string): string {
  // A catalog may contain texts of another one.
  if (!isText(text) || text.startsWith('[')) return text;
  const accented = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  return `[${accented}${' ~~~'.repeat(Math.ceil(text.length / 12))}]`;
}

/** Words of a catalog in the pseudo-locale: texts, functions that return texts, and records of both. */
export function pseudo<Words>(words: Words): Words;
export function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return lengthened(words);
  if (typeof words === 'function')
    return (...args: readonly unknown[]) =>
      pseudo((words as (...args: readonly unknown[]) => unknown)(...args));
  if (Array.isArray(words)) return words.map((part) => pseudo<unknown>(part));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, pseudo<unknown>(part)]));
}
