import { type OwnerChange, texts } from '@porchlight/domain';

/** Texts of `OwnListingActions`: status changes by name, and the other actions. */
export interface OwnListingActionsMessages extends Record<OwnerChange, string> {
  edit: string;
  /** Offers the same thing again, as a new listing. */
  relist: string;
  bump: string;
  remove: string;
}

export const english: OwnListingActionsMessages = {
  reserve: 'Reserve',
  sell: texts.myListings.markSold,
  release: texts.messages.notices.released,
  renew: 'Renew',
  edit: texts.myListings.edit,
  relist: 'Relist',
  bump: 'Bump',
  remove: texts.myListings.remove,
};
