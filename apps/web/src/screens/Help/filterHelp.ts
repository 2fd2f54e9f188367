import { plainText } from '../../written/model.ts';
import type { HelpSection } from './content.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The sections and questions that hold every word of `query`, in the title, the question or the answer.
 * An empty query keeps everything; sections without a match fall away.
 */
export function filterHelp(sections: readonly HelpSection[], query: string): readonly HelpSection[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => {
        const text = fold(`${section.title} ${entry.question} ${plainText(entry.answer)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.entries.length > 0);
}
