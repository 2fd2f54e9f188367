import type { Formats } from '../../lib/index.ts';

/** Texts of a `ListingRow`. */
export interface ListingRowMessages {
  /** After the number of views. */
  views: (count: number, formats: Formats) => string;
}

export const english: ListingRowMessages = {
  views: (count, { number }) => `${number(count)} ${count === 1 ? 'view' : 'views'}`,
};
