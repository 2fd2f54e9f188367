import { texts } from '@porchlight/domain';

/** The words of a `ListingDetailsList`. */
export interface ListingDetailsListMessages {
  category: string;
  location: string;
  posted: string;
  views: string;
  /** In place of a category that is not known. */
  notSpecified: string;
}

export const english: ListingDetailsListMessages = {
  category: texts.listing.category,
  location: texts.listing.location,
  posted: texts.listing.posted,
  views: texts.listing.views,
  notSpecified: texts.listing.notSpecified,
};
