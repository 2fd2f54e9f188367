import type { Formats } from '../../lib/index.ts';

/** Texts of `BottomBar`. */
export interface BottomBarMessages {
  /** Name of the navigation. */
  label: string;
  /** Read out for a count without a `countLabel`. */
  count: (count: number, formats: Formats) => string;
}

export const english: BottomBarMessages = {
  label: 'Main',
  count: (count, { number }) => `${number(count)} new`,
};
