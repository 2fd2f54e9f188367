import type { Formats } from '../../lib/index.ts';

/** Texts of `ActionBar`. */
export interface ActionBarMessages {
  /** Name of the bar. */
  label: string;
  /** Number of selected rows: shown, and announced when it changes. */
  selected: (count: number, formats: Formats) => string;
  /** Announced when the selection is cleared. */
  cleared: string;
  /** The button that clears the selection. */
  clear: string;
}

export const english: ActionBarMessages = {
  label: 'Actions for the selection',
  selected: (count, { number }) => `${number(count)} selected`,
  cleared: 'Nothing selected',
  clear: 'Clear selection',
};
