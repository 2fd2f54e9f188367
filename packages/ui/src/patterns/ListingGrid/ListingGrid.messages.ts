import { texts } from '@porchlight/domain';

/** Texts of a `ListingGrid`. */
export interface ListingGridMessages {
  /** Announced while skeletons are shown. */
  loading: string;
}

export const english: ListingGridMessages = { loading: texts.common.loading };
