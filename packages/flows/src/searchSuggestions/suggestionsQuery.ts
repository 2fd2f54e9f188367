import { limits, type SearchSuggestion } from '@porchlight/domain';

/**
 * What to ask suggestions for: case and the number of spaces make no other question, but a space at the end says that a
 * word is whole. `null` where it is too little.
 */
export function suggestionsQuery(text: string): string | null {
  const query = text.trimStart().replace(/\s+/g, ' ').toLowerCase();
  return query.trimEnd().length < limits.suggestionsMinChars ? null : query;
}

const alike = (text: string): string => text.trim().toLowerCase();

/** The recent searches to show for what is typed: all when nothing is, else those that hold it and say more. */
export function fittingRecent(recent: readonly string[], text: string): string[] {
  const typed = alike(text);
  if (typed === '') return [...recent];
  return recent
    .filter((search) => alike(search).includes(typed) && alike(search) !== typed)
    .slice(0, limits.recentSearchesWhileTyping);
}

/** The suggestions to show beside recent searches: what one of those says already is left out. */
export function besideRecent(
  suggestions: readonly SearchSuggestion[],
  recent: readonly string[],
): SearchSuggestion[] {
  const said = new Set(recent.map(alike));
  return suggestions.filter((each) => each.kind !== 'words' || !said.has(alike(each.text)));
}
