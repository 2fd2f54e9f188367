/** The words of a `SearchField`. */
export interface SearchFieldMessages {
  /** Name of the form and the field. */
  label: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Text of the button that searches. */
  submit: string;
}

export const english: SearchFieldMessages = { label: 'Search', clear: 'Clear search', submit: 'Search' };
