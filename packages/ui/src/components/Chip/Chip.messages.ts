/** Texts of a `Chip`. */
export interface ChipMessages {
  /** Read before the text of a filter chip: what pressing it does. */
  remove: string;
}

export const english: ChipMessages = { remove: 'Remove filter:' };
