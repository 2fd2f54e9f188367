import { type ComboboxMessages, english as combobox } from '../Combobox/Combobox.messages.ts';

/** The words of a `MultiCombobox`. */
export interface MultiComboboxMessages extends ComboboxMessages {
  /** Name of the list of what is chosen. */
  chosen: string;
  /** Name of the button that takes a chosen item away. */
  remove: (text: string) => string;
  /** Said when an item was chosen. */
  added: (text: string) => string;
  /** Said when an item was taken away. */
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
