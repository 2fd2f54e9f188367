/** The words of a `Combobox`. */
export interface ComboboxMessages {
  /** Name of the button that empties the field. */
  clear: string;
  /** In the list, when nothing fits what is typed. */
  empty: string;
  /** In the list, while its owner searches. */
  loading: string;
  /** In the list, when that search failed. */
  failed: string;
  /** In the list below it, to search once more. */
  retry: string;
  /** Said by the browser when a form is sent with words in the field that are none of the options. */
  choose: string;
  /** Said when the options change. */
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
