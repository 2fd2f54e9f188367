import { type ComboboxMessages, english as combobox } from '../Combobox/Combobox.messages.ts';

/** Texts of a `MultiCombobox`. */
export interface MultiComboboxMessages extends ComboboxMessages {
  /** Name of the list of selected items. */
  chosen: string;
  /** Name of the button that removes a selected item. */
  remove: (text: string) => string;
  /** Announced when an item was selected. */
  added: (text: string) => string;
  /** Announced when an item was removed. */
  removed: (text: string) => string;
}

export const english: MultiComboboxMessages = {
  ...combobox,
  choose: 'Choose one of the options, or clear the text',
  chosen: 'Chosen',
  remove: (text) => `Remove ${text}`,
  added: (text) => `${text} added`,
  removed: (text) => `${text} removed`,
};
