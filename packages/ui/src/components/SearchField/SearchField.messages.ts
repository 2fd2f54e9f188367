/** Texts of a `SearchField`. */
export interface SearchFieldMessages {
  /** Name of the form and the field. */
  label: string;
  /** Name of the clear button. */
  clear: string;
  /** Text of the search button. */
  submit: string;
}

export const english: SearchFieldMessages = { label: 'Search', clear: 'Clear search', submit: 'Search' };
