import { limits, type SearchSuggestion } from '@porchlight/domain';

/**
 * The query to request suggestions for: case and repeated spaces make no difference, but a trailing space marks a
 * complete word. `null` when too short.
 */
export function suggestionsQuery(text: string): string | null {
  const query = text.trimStart().replace(/\s+/g, ' ').toLowerCase();
  return query.trimEnd().length < limits.suggestionsMinChars ? null : query;
}

const alike = (text: string): string => text.trim().toLowerCase();

/** The recent searches to show for the text: all when it is empty, else those that contain it and are longer. */
export function fittingRecent(recent: readonly string[], text: string): string[] {
  const typed = alike(text);
  if (typed === '') return [...recent];
  return recent
    .filter((search) => alike(search).includes(typed) && alike(search) !== typed)
    .slice(0, limits.recentSearchesWhileTyping);
}

/** The suggestions without those already among the recent searches. */
export function besideRecent(
  suggestions: readonly SearchSuggestion[],
  recent: readonly string[],
): SearchSuggestion[] {
  const said = new Set(recent.map(alike));
  return suggestions.filter((each) => each.kind !== 'words' || !said.has(alike(each.text)));
}
