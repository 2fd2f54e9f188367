import { type ListingCondition, texts } from '@porchlight/domain';

/** Texts of a `ListingDetailsList`. */
export interface ListingDetailsListMessages {
  category: string;
  condition: string;
  /** Conditions. */
  conditions: Record<ListingCondition, string>;
  location: string;
  posted: string;
  views: string;
  /** Instead of an unknown category. */
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
