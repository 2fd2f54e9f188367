import type { OfferStatus } from '@porchlight/domain';

/** Texts of an `OfferBubble`. */
export interface OfferBubbleMessages {
  /** Above the amount of the user's own offer. */
  own: string;
  /** Above the amount of the other user's. */
  theirs: (name: string) => string;
  /** Status of the offer. */
  statuses: Record<OfferStatus, string>;
  /** While it is open: until when. */
  until: (moment: string) => string;
  accept: string;
  decline: string;
  counter: string;
  withdraw: string;
}

export const english: OfferBubbleMessages = {
  own: 'Your offer',
  theirs: (name) => `Offer from ${name}`,
  statuses: {
    open: 'Open',
    accepted: 'Accepted',
    declined: 'Declined',
    countered: 'Answered by another offer',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  until: (moment) => `until ${moment}`,
  accept: 'Accept',
  decline: 'Decline',
  counter: 'Offer another amount',
  withdraw: 'Withdraw',
};
