import type { SearchSuggestion } from '@porchlight/domain';

import type { Model } from './model.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

/** Categories and title words that start with the text. A trailing space asks for the next word. */
export function suggestionsFor({ categories, listings }: Model, text: string): SearchSuggestion[] {
  const typed = wordsIn(text).join(' ');
  if (typed === '') return [];
  const begin = /\s$/.test(text) ? `${typed} ` : typed;
  const found: SearchSuggestion[] = categories
    .flatMap((group) => [
      { ...group, main: null },
      ...group.subCategories.map((sub) => ({ ...sub, main: { slug: group.slug, name: group.name } })),
    ])
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${begin}`))
    .slice(0, 2)
    .map(({ id, slug, name, main }) => ({
      kind: 'category',
      category_id: id,
      slug,
      name,
      main_category: main,
    }));
  const terms = listings
    .filter(({ status }) => status === 'active')
    .flatMap(({ title }) => {
      const words = wordsIn(title);
      return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
    })
    .filter((term) => term.startsWith(begin));
  const texts = [...new Set(terms)].toSorted((a, b) => a.length - b.length || a.localeCompare(b, 'en'));
  return [...found, ...texts.map((each) => ({ kind: 'words' as const, text: each }))];
}
