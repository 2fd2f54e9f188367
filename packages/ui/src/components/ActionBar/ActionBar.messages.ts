import type { Formats } from '../../lib/index.ts';

/** The words of `ActionBar`. */
export interface ActionBarMessages {
  /** Name of the bar. */
  label: string;
  /** How many are selected: seen, and said when it changes. */
  selected: (count: number, formats: Formats) => string;
  /** Said when nothing is selected any more. */
  cleared: string;
  /** Lets go of the selection. */
  clear: string;
}

export const english: ActionBarMessages = {
  label: 'Actions for the selection',
  selected: (count, { number }) => `${number(count)} selected`,
  cleared: 'Nothing selected',
  clear: 'Clear selection',
};
