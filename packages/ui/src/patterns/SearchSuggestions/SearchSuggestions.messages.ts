/** The words of `SearchSuggestions`. */
export interface SearchSuggestionsMessages {
  /** Name of the list. */
  label: string;
  /** Above what the person searched for before. */
  recent: string;
  /** Above words that go on as what was typed begins. */
  words: string;
  /** Above categories. */
  categories: string;
  /** Where a category is. */
  inGroup: (group: string) => string;
  /** Name of the button that removes a recent search. */
  remove: (text: string) => string;
  /** Said with a recent search that the keys are at. */
  removeHint: string;
  /** Removes all recent searches. */
  clear: string;
  /** Said when the suggestions change. */
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
