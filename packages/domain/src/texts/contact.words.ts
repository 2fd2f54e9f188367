import type { ContactCategory } from '../wire/values.ts';
import { message } from './fields.words.ts';

export const title = 'Contact';
export const send = 'Send Message';
export const sending = 'Sending...';
export const sentTitle = 'Message Sent!';
export const sentText = "Thank you for contacting us. We'll get back to you within 24 hours.";
export const backHome = 'Back to Home';
export const failed = 'Failed to submit contact form. Please try again or email us directly.';
export const beforeTitle = 'Before You Contact Us';
export const categoryLabels: Record<ContactCategory, string> = {
  account: 'Account',
  listing: 'Listing',
  payment: 'Payment',
  messaging: 'Messaging',
  technical: 'Technical',
  safety: 'Safety',
  feature: 'Feature',
  other: 'Other',
};
/** Literal: the hours are given in EST all year. */
export const hours = [
  { days: 'Mon-Fri', time: '9:00 AM-6:00 PM EST' },
  { days: 'Sat', time: '10:00 AM-4:00 PM EST' },
  { days: 'Sun', time: 'closed' },
] as const;

export const messageRequired = `${message} is required`;
export const messageTooLong = `${message} is too long`;

export {
  name,
  email,
  category,
  subject,
  message,
  nameRequired,
  nameTooLong,
  emailRequired,
  emailInvalid,
  emailTooLong,
  categoryRequired,
  subjectRequired,
  subjectTooLong,
} from './fields.words.ts';
