import { type AnswerTime, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `SellerHeader`. */
export interface SellerHeaderMessages {
  /** Date of registration, as month and year. */
  memberSince: (date: string) => string;
  /** The seller has confirmed their email. */
  verified: string;
  /** Number of sold listings, at least one. */
  sold: (count: number, formats: Formats) => string;
  /** Usual reply time. */
  answers: Record<AnswerTime, string>;
}

export const english: SellerHeaderMessages = {
  memberSince: texts.listing.memberSince,
  verified: 'Email verified',
  sold: (count, { number }) => `${number(count)} sold`,
  answers: {
    hour: 'Usually answers within an hour',
    hours: 'Usually answers within a few hours',
    day: 'Usually answers within a day',
    days: 'Usually answers within a few days',
  },
};
