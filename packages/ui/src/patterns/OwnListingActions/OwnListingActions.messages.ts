import { type OwnerChange, texts } from '@porchlight/domain';

/** Texts of `OwnListingActions`: status changes by name, and the other actions. */
export interface OwnListingActionsMessages extends Record<OwnerChange, string> {
  edit: string;
  price: string;
  /** Offers the same thing again, as a new listing. */
  relist: string;
  bump: string;
  remove: string;
  /** Name of the menu with the other actions, before the listing's title. */
  more: string;
}

export const english: OwnListingActionsMessages = {
  reserve: 'Reserve',
  sell: texts.myListings.markSold,
  release: texts.messages.notices.released,
  renew: 'Renew',
  edit: texts.myListings.edit,
  price: 'Change price',
  relist: 'Post again',
  bump: 'Bump',
  remove: texts.myListings.remove,
  more: 'More actions',
};
