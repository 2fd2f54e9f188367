import type { Formats } from '../../lib/index.ts';

/** Texts of `RatingField`. */
export interface RatingFieldMessages {
  /** Name of the star for this rating. */
  stars: (value: number, formats: Formats) => string;
  /** Clears the rating. */
  clear: string;
}

export const english: RatingFieldMessages = {
  stars: (value, { number }) => `${number(value)} ${value === 1 ? 'star' : 'stars'}`,
  clear: 'Clear rating',
};
