import type { Formats } from '../../lib/index.ts';

/** The words of `RatingField`. */
export interface RatingFieldMessages {
  /** Name of the star that gives this many. */
  stars: (value: number, formats: Formats) => string;
  /** Takes the rating back. */
  clear: string;
}

export const english: RatingFieldMessages = {
  stars: (value, { number }) => `${number(value)} ${value === 1 ? 'star' : 'stars'}`,
  clear: 'Clear rating',
};
