import type { Formats } from '../../lib/index.ts';

/** The words of `Rating`. */
export interface RatingMessages {
  /** What the stars say to who does not see them. */
  stars: (value: number, max: number, formats: Formats) => string;
  /** How many people rated, read out after the stars. */
  count: (count: number, formats: Formats) => string;
  /** In place of the stars when no one has rated. */
  none: string;
}

export const english: RatingMessages = {
  stars: (value, max, { number }) =>
    `${number(value, { maximumFractionDigits: 1 })} of ${number(max)} ${max === 1 ? 'star' : 'stars'}`,
  count: (count, { number }) => `${number(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  none: 'No ratings yet',
};
