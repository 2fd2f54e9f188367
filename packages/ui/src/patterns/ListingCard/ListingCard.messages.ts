import { type ListingCondition, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `ListingCard`. */
export interface ListingCardMessages {
  /** On the photo of a featured listing. */
  featured: string;
  /** Instead of a missing or broken photo. */
  noImage: string;
  /** Announced before the condition, not shown. */
  condition: string;
  /** Conditions. */
  conditions: Record<ListingCondition, string>;
  /** Distance from the requested place, in whole miles. */
  away: (miles: number, formats: Formats) => string;
  /** In the requested city. */
  within: (city: string) => string;
}

export const english: ListingCardMessages = {
  featured: texts.listing.featured,
  noImage: texts.common.noImage,
  condition: texts.listing.condition,
  conditions: texts.listing.conditionLabels,
  away: (miles, { number }) => texts.listing.milesAway(number(miles)),
  within: texts.listing.within,
};
