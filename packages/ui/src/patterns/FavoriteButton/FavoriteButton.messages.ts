import { texts } from '@porchlight/domain';

/** Texts of a `FavoriteButton`. */
export interface FavoriteButtonMessages {
  /** Not saved. */
  save: string;
  /** Saved. */
  saved: string;
  /** While a change is pending. */
  updating: string;
}

export const english: FavoriteButtonMessages = {
  save: texts.listing.save,
  saved: texts.listing.saved,
  updating: texts.listing.updating,
};
