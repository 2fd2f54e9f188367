import { texts } from '@porchlight/domain';

/** The words of a `SellerCard`. */
export interface SellerCardMessages {
  /** The heading. */
  title: string;
  verified: string;
  /** When the seller's account is gone. */
  unknown: string;
}

export const english: SellerCardMessages = {
  title: texts.listing.sellerInformation,
  verified: texts.listing.verified,
  unknown: texts.common.unknownSeller,
};
