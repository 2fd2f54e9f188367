import { texts } from '@porchlight/domain';

/** Texts of a `SellerCard`. */
export interface SellerCardMessages {
  /** Date of registration, as month and year. */
  memberSince: (date: string) => string;
  /** The heading. */
  title: string;
  verified: string;
  /** When the seller's account is gone. */
  unknown: string;
}

export const english: SellerCardMessages = {
  memberSince: texts.listing.memberSince,
  title: texts.listing.sellerInformation,
  verified: texts.listing.verified,
  unknown: texts.common.unknownSeller,
};
