import type { Formats } from '../../lib/index.ts';

/** Texts of `Rating`. */
export interface RatingMessages {
  /** Announced instead of the stars. */
  stars: (value: number, max: number, formats: Formats) => string;
  /** Number of ratings, announced after the stars. */
  count: (count: number, formats: Formats) => string;
  /** Shown instead of stars without ratings. */
  none: string;
}

export const english: RatingMessages = {
  stars: (value, max, { number }) =>
    `${number(value, { maximumFractionDigits: 1 })} of ${number(max)} ${max === 1 ? 'star' : 'stars'}`,
  count: (count, { number }) => `${number(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  none: 'No ratings yet',
};
