import type { Texts, Wording } from '../language/wording.ts';
import * as texts from '../texts/index.ts';

/** The key of a sentence in the texts, in snake_case: `listing.not_found_title`. The same in every language. */
export type ErrorReason = `${string}.${string}`;

/** The numbers and names in a sentence. */
export type ErrorData = Readonly<Record<string, string | number>>;

/** A sentence with values: with its reason and data, in any language. */
export interface Sentence {
  reason: ErrorReason;
  data: ErrorData;
  text: (wording: Wording) => string;
}

/** Sections whose key names a sentence that others repeat. */
const first: readonly string[] = [
  'refusals',
  'errors',
  'common',
  'fields',
] satisfies readonly (keyof Texts)[];

const snakeCase = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The constant sentences below a value, each with the keys that lead to it. */
function* sentencesIn(value: unknown, keys: readonly string[] = []): Generator<[string[], string]> {
  if (typeof value === 'string') yield [[...keys], value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* sentencesIn(part, [...keys, key]);
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null
    ? valueAt(Object.entries(value).find(([name]) => name === key)?.[1], rest)
    : undefined;
}

let madeKeys: ReadonlyMap<string, readonly string[]> | undefined;

/** The keys of each constant sentence. */
function keysOf(sentence: string): readonly string[] | undefined {
  if (madeKeys === undefined) {
    const rank = (section: string): number =>
      first.includes(section) ? first.indexOf(section) : first.length;
    const sections = Object.entries(texts).toSorted(([a], [b]) => rank(a) - rank(b));
    const found = new Map<string, readonly string[]>();
    for (const [section, catalog] of sections)
      for (const [keys, text] of sentencesIn(catalog, [section])) if (!found.has(text)) found.set(text, keys);
    madeKeys = found;
  }
  return madeKeys.get(sentence);
}

/** The reason of a constant sentence; undefined if it is not in the texts. */
export function reasonOf(sentence: string): ErrorReason | undefined {
  const [section, ...keys] = keysOf(sentence) ?? [];
  if (section === undefined) return undefined;
  return `${snakeCase(section)}.${keys.map(snakeCase).join('.')}`;
}

/** A constant sentence in the language of other texts; unchanged if it is not in the texts. */
export function sentenceIn(words: Texts, sentence: string): string {
  const keys = keysOf(sentence);
  const translated = keys === undefined ? undefined : valueAt(words, keys);
  return typeof translated === 'string' ? translated : sentence;
}
