import type { Language } from '@porchlight/domain';
import { words as english } from './details.words.ts';
import { words as spanish } from './details.words.es.ts';

const wordsIn: Readonly<Record<Language, typeof english>> = { en: english, es: spanish };

/** Stand for values. */
const marks: readonly [string, string, string] = ['\u{e001}', '\u{e002}', '\u{e003}'];

type Write = (...values: [string, string, string]) => string;

const asFunction = (said: string | Write): Write => (typeof said === 'string' ? () => said : said);

/** Reads the values of a stored text; null if this is not the sentence. */
function valuesIn(details: string, write: Write): [string, string, string] | null {
  const pattern = write(...marks)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[\u{e001}-\u{e003}]/gu, '(.*?)');
  const found = new RegExp(`^${pattern}$`).exec(details);
  return found && [found[1] ?? '', found[2] ?? '', found[3] ?? ''];
}

/** The stored details of an auto-flag in a language; unchanged if they are unknown. */
export function detailsIn(language: Language, details: string): string {
  if (language === 'en') return details;
  const translated: Record<string, string | Write> = wordsIn[language];
  for (const [name, said] of Object.entries<string | Write>(english)) {
    const values = valuesIn(details, asFunction(said));
    const other = translated[name];
    if (values !== null && other !== undefined) return asFunction(other)(...values);
  }
  return details;
}
