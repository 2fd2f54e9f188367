import type { OfferStatus } from '../wire/values.ts';

/** Offers for a listing with a negotiable price. */
export const amountRequired = 'Please enter an amount, such as 120 or 119.50';
export const amountMin = 'An offer is at least one cent';
export const noAnswer = 'An offer can be accepted, declined or withdrawn';
export const notTaken = 'No offers can be made for this listing';
export const oneAtATime = 'There is an open offer already. Answer it or wait until it is answered';
export const closed = 'This offer is not open any more';
export const notYours = 'Only the other person can answer this offer.';
export const failed = 'That did not work. Please try again.';
/** Why a response came too late, by the offer's new status. */
export const tooLate: Record<Exclude<OfferStatus, 'open'>, string> = {
  accepted: 'This offer has already been accepted',
  declined: 'This offer has already been declined',
  countered: 'There is a newer offer already',
  withdrawn: 'This offer has been withdrawn',
  expired: 'This offer has expired',
};
/** The text of an offer message for clients without offers. */
export const message = (amount: string): string => `Offer: ${amount}`;
