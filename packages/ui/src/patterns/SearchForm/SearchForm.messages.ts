/** The words of a `SearchForm` that are not the product's own. */
export interface SearchFormMessages {
  /** The field for words, on a page. */
  words: string;
  wordsHint: string;
  /** Below the place, on a page. */
  locationHint: string;
  allCategories: string;
  /** All of one main group: 'All Services'. */
  allOf: (group: string) => string;
}

export const english: SearchFormMessages = {
  words: 'Words',
  wordsHint: 'A thing, a skill, a brand',
  locationHint: 'A city, a state or a ZIP code',
  allCategories: 'All categories',
  allOf: (group) => `All ${group}`,
};
