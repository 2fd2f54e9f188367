/** Texts of `SearchSuggestions`. */
export interface SearchSuggestionsMessages {
  /** Name of the list. */
  label: string;
  /** Above the user's recent searches. */
  recent: string;
  /** Above completions. */
  words: string;
  /** Above categories. */
  categories: string;
  /** The main category of a category. */
  inGroup: (group: string) => string;
  /** Name of the button that removes a recent search. */
  remove: (text: string) => string;
  /** Announced with a highlighted recent search. */
  removeHint: string;
  /** Removes all recent searches. */
  clear: string;
  /** Announced when the suggestions change. */
  results: (count: number) => string;
}

export const english: SearchSuggestionsMessages = {
  label: 'Suggestions',
  recent: 'Recent searches',
  words: 'Searches',
  categories: 'Categories',
  inGroup: (group) => `in ${group}`,
  remove: (text) => `Remove “${text}”`,
  removeHint: 'Delete removes it',
  clear: 'Clear recent searches',
  results: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};
