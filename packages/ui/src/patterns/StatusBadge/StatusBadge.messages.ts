import { type ListingStatus, texts } from '@porchlight/domain';

/** A word for each status that is known; another status says its own name. */
export type StatusBadgeMessages = Record<ListingStatus, string>;

export const english: StatusBadgeMessages = texts.listing.statusLabels;
