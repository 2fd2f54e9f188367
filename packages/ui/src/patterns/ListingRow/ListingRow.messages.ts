import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `ListingRow`. */
export interface ListingRowMessages {
  markSold: string;
  edit: string;
  bump: string;
  remove: string;
  /** Read after the number of views. */
  views: (count: number, formats: Formats) => string;
}

export const english: ListingRowMessages = {
  markSold: texts.myListings.markSold,
  edit: texts.myListings.edit,
  bump: 'Bump',
  remove: texts.myListings.remove,
  views: (count, { number }) => `${number(count)} ${count === 1 ? 'view' : 'views'}`,
};
