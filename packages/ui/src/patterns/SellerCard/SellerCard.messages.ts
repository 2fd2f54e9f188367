import { type AnswerTime, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';
import { english as header } from '../SellerHeader/SellerHeader.messages.ts';

/** Texts of a `SellerCard`. */
export interface SellerCardMessages {
  /** Date of registration, as month and year. */
  memberSince: (date: string) => string;
  /** The heading. */
  title: string;
  verified: string;
  /** When the seller's account is gone. */
  unknown: string;
  /** Usual reply time. */
  answers: Record<AnswerTime, string>;
  /** Number of sold listings, at least one. */
  sold: (count: number, formats: Formats) => string;
}

export const english: SellerCardMessages = {
  memberSince: texts.listing.memberSince,
  title: texts.listing.sellerInformation,
  verified: texts.listing.verified,
  unknown: texts.common.unknownSeller,
  answers: header.answers,
  sold: header.sold,
};
