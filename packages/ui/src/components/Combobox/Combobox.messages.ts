/** The words of a `Combobox`. */
export interface ComboboxMessages {
  /** Name of the button that empties the field. */
  clear: string;
  /** In the list, when nothing fits what is typed. */
  empty: string;
  /** Said when the options change. */
  results: (count: number) => string;
}

export const english: ComboboxMessages = {
  clear: 'Clear',
  empty: 'Nothing found',
  results: (count) => (count === 1 ? '1 option' : `${count} options`),
};
