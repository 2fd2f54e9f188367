import { plainText } from '../../articles/model.ts';
import type { HelpSection } from './model.ts';

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();

/** Stop words, which needn't match. */
const small = new Set(
  'a am an and are be can cant did do does dont for get has have how i if in is it many me much my not of on or s somebody someone that the there this to too was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The significant words of a query, in the singular; all words when none is significant. */
function wordsOf(query: string): readonly string[] {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).map((word) =>
    word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
  );
}

/**
 * The sections and questions that contain every significant word of `query`: in the title, the question, the
 * answer or its other words. An empty query keeps everything; sections without a match are removed.
 */
export function filterHelp(sections: readonly HelpSection[], query: string): readonly HelpSection[] {
  const words = wordsOf(query);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ question, answer, also = '' }) => {
        const text = fold(`${section.title} ${question} ${plainText(answer)} ${also}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.entries.length > 0);
}
