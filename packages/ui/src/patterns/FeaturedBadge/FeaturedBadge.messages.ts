import { texts } from '@porchlight/domain';

/** Texts of a `FeaturedBadge`. */
export interface FeaturedBadgeMessages {
  label: string;
}

export const english: FeaturedBadgeMessages = { label: texts.listing.featured };
