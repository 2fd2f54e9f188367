export const title = 'Messages';
export const notSignedIn = 'Please log in to view messages';
export const replyLabel = 'Reply';
export const replyRequired = 'Please write a reply';
export const send = 'Send';
export const back = 'Back to conversations';
export const notSent = 'Not sent. Try again.';
export const empty = 'No messages yet';
export const own = 'You cannot message yourself';
export const notActive = 'This listing is no longer active';

export { messageMax as replyTooLong } from './fields.ts';
