import { type ListingStatus, texts } from '@porchlight/domain';

/** Texts of known statuses; an unknown one is shown as its own name. */
export type StatusBadgeMessages = Record<ListingStatus, string>;

export const english: StatusBadgeMessages = texts.listing.statusLabels;
