import { texts } from '@porchlight/domain';

/** The words of a `ListingRow`. */
export interface ListingRowMessages {
  markSold: string;
  edit: string;
  bump: string;
  remove: string;
  /** Read after the number of views. */
  views: (count: number) => string;
}

export const english: ListingRowMessages = {
  markSold: texts.myListings.markSold,
  edit: texts.myListings.edit,
  bump: 'Bump',
  remove: texts.myListings.remove,
  views: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'view' : 'views'}`,
};
