import type { MessageNotice } from '../wire/values.ts';

export const title = 'Messages';
export const notSignedIn = 'Please log in to view messages';
export const replyLabel = 'Reply';
export const replyRequired = 'Please write a reply';
export const send = 'Send';
export const back = 'Back to conversations';
export const notSent = 'Not sent. Try again.';
export const empty = 'No messages yet';
export const own = 'You cannot message yourself';
/** Notices of a change to a listing or an offer, in the other user's conversation. */
export const notices: Record<MessageNotice, string> = {
  reserved: 'Reserved for you',
  sold: 'Sold to you',
  released: 'Back on the market',
  gone: 'No longer reserved for you',
  offer_accepted: 'Offer accepted',
  offer_declined: 'Offer declined',
  offer_withdrawn: 'Offer withdrawn',
};
export const notActive = 'This listing is no longer active';

export { messageMax as replyTooLong } from './fields.words.ts';
