import type { Catalog } from '../languages/index.ts';

type Say = (...given: unknown[]) => string;

const number = (value: number): string => String(value);
const formats = { number, price: number };

/** Argument lists for functions among the texts: formats come last, after up to three numbers, or alone. */
const calls = [[formats], [1, formats], [7, formats], [7, 8, formats], [7, 8, 9, formats]];

/** Every text of a catalog with its path; functions are called with numbers. */
export function wordsOf(words: unknown, path = ''): [path: string, word: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    return calls.flatMap((given): [string, string][] => {
      try {
        return [[path, (words as Say)(...given)]];
      } catch {
        // It takes another number of arguments.
        return [];
      }
    });
  }
  return Object.entries(words as object).flatMap(([name, word]) => wordsOf(word, `${path}.${name}`));
}

/** The text between the numbers. */
const partsOf = (catalog: Catalog): string[] =>
  wordsOf(catalog).flatMap(([, word]) => word.split(/\d+/).map((part) => part.trim()));

/** Finds texts that one catalog has and another does not, as whole words. */
export function foreignWords(foreign: Catalog, own: Catalog): RegExp[] {
  const known = new Set(partsOf(own));
  return [...new Set(partsOf(foreign))]
    .filter((part) => part.length > 2 && /\p{L}/u.test(part) && !known.has(part))
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((part) => new RegExp(String.raw`(?<!\p{L})${part}(?!\p{L})`, 'u'));
}
