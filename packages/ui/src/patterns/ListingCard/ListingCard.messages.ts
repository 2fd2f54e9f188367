import { type ListingCondition, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `ListingCard`. */
export interface ListingCardMessages {
  /** On the photo of a featured listing. */
  featured: string;
  /** In place of a missing or broken photo. */
  noImage: string;
  /** Said before the condition, and not shown. */
  condition: string;
  /** What shape a thing is in. */
  conditions: Record<ListingCondition, string>;
  /** How far it is from the place that was asked for, in whole miles. */
  away: (miles: number, formats: Formats) => string;
  /** In the city that was asked for. */
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
