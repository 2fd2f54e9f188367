import { plainText } from '../../articles/model.ts';
import { words } from './filterHelp.words.ts';
import type { HelpSection } from './model.ts';

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();

/** Stop words, which needn't match. */
const small = new Set(words.small.split(' '));

/** The significant words of a query, in the singular; all words when none is significant. */
function wordsOf(query: string): readonly string[] {
  const typed = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = typed.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : typed).map(words.singular);
}

/**
 * The sections and questions that contain every significant word of `query`: in the title, the question, the
 * answer or its other words. An empty query keeps everything; sections without a match are removed.
 */
export function filterHelp(sections: readonly HelpSection[], query: string): readonly HelpSection[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ question, answer, also = '' }) => {
        const text = fold(`${section.title} ${question} ${plainText(answer)} ${also}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.entries.length > 0);
}
