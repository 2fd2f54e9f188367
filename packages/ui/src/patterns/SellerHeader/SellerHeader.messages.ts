import { type AnswerTime, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `SellerHeader`. */
export interface SellerHeaderMessages {
  /** Since when they are here; the date is a month and a year. */
  memberSince: (date: string) => string;
  /** That the address they registered with is theirs. */
  verified: string;
  /** How much they have sold, at least one. */
  sold: (count: number, formats: Formats) => string;
  /** How quickly they usually answer. */
  answers: Record<AnswerTime, string>;
}

export const english: SellerHeaderMessages = {
  memberSince: texts.listing.memberSince,
  verified: 'Email address confirmed',
  sold: (count, { number }) => `${number(count)} sold`,
  answers: {
    hour: 'Usually answers within an hour',
    hours: 'Usually answers within a few hours',
    day: 'Usually answers within a day',
    days: 'Usually answers within a few days',
  },
};
