/** The dialog for a message to a seller. */
export const title = 'Contact Seller';
export const subject = 'Subject';
export const message = 'Message';
export const send = 'Send';
export const sending = 'Sending...';
export const subjectPrefix = 'Inquiry about: ';
export const failed = 'Failed to send message. Please try again.';
export const sentTitle = 'Message sent';
export const sentText = 'The seller will find it in their messages.';
export const viewMessages = 'View messages';
export const discardTitle = 'Discard your message?';
export const discardText = 'What you wrote will be lost.';
export const discard = 'Discard';
export const keepWriting = 'Keep writing';

export {
  messageRequired,
  messageMax as messageTooLong,
  subjectMax as subjectTooLong,
} from './fields.words.ts';
export const listingRequired = 'Please say which listing this is about';
