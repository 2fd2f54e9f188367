/** Texts of a `Combobox`. */
export interface ComboboxMessages {
  /** Name of the clear button. */
  clear: string;
  /** In the list, when nothing matches the text. */
  empty: string;
  /** In the list, while the parent searches. */
  loading: string;
  /** In the list, when the search failed. */
  failed: string;
  /** In the list below it, to retry. */
  retry: string;
  /** Shown by the browser when a form is submitted with text that matches no option. */
  choose: string;
  /** Announced when the options change. */
  results: (count: number) => string;
}

export const english: ComboboxMessages = {
  clear: 'Clear',
  empty: 'Nothing found',
  loading: 'Searching…',
  failed: 'The search failed',
  retry: 'Try again',
  choose: 'Choose one of the options',
  results: (count) => (count === 1 ? '1 option' : `${count} options`),
};
