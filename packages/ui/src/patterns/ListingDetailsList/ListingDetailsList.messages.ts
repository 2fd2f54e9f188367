import { type ListingCondition, texts } from '@porchlight/domain';

/** The words of a `ListingDetailsList`. */
export interface ListingDetailsListMessages {
  category: string;
  condition: string;
  /** What shape a thing may be in. */
  conditions: Record<ListingCondition, string>;
  location: string;
  posted: string;
  views: string;
  /** In place of a category that is not known. */
  notSpecified: string;
}

export const english: ListingDetailsListMessages = {
  category: texts.listing.category,
  condition: texts.listing.condition,
  conditions: texts.listing.conditionLabels,
  location: texts.listing.location,
  posted: texts.listing.posted,
  views: texts.listing.views,
  notSpecified: texts.listing.notSpecified,
};
