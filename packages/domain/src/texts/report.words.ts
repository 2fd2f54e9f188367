import { brand } from '../market/porchlight.ts';
import type { ContactPreference, ReportType, Urgency } from '../wire/values.ts';
import { description, subject } from './fields.words.ts';

export const title = 'Report';
export const sections = {
  you: 'Your Information',
  details: 'Report Details',
  evidence: 'Evidence & Documentation',
  followUp: 'Follow-up Preferences',
} as const;
export const cards = {
  scams: 'Scams & Fraud',
  behavior: 'User Behavior',
  content: 'Content Issues',
  technical: 'Technical Issues',
} as const;
export const nextTitle = 'What Happens Next?';
export const submit = 'Submit Report';
export const submitting = 'Submitting Report...';
export const sentTitle = 'Report Submitted';
export const sentText =
  "Thank you for your report. We take all reports seriously and will investigate promptly. You'll receive an email confirmation shortly.";
export const failed = `Failed to submit report. Please try again or email us directly at ${brand.reportsEmail}`;
export const criticalCancel = 'Cancel';
export const criticalContinue = 'I Understand, Continue';
export const typeLabels: Record<ReportType, string> = {
  scam: 'Scam',
  harassment: 'Harassment',
  'inappropriate-content': 'Inappropriate content',
  spam: 'Spam',
  'prohibited-items': 'Prohibited items',
  'fake-listing': 'Fake listing',
  'payment-issue': 'Payment issue',
  'identity-theft': 'Identity theft',
  technical: 'Technical',
  other: 'Other',
};
export const urgencyLabels: Record<Urgency, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};
export const preferenceLabels: Record<ContactPreference, string> = {
  email: 'Email',
  none: 'No follow-up',
  urgent: 'Urgent',
};

/** The fields' labels; the errors below use the same words. */
export const labels = {
  reporter_name: 'Your name',
  reporter_email: 'Your email',
  report_type: 'Report type',
  urgency: 'Urgency',
  user_reported: 'Who is it about?',
  listing_url: 'URL of the listing or seller',
  subject,
  description,
  evidence: 'What can you show?',
  contact_preference: 'Contact preference',
} as const;

export const nameRequired = `${labels.reporter_name} is required`;
export const nameTooLong = `${labels.reporter_name} is too long`;
export const emailRequired = `${labels.reporter_email} is required`;
export const typeRequired = 'Please select a report type';
export const urgencyRequired = 'Please select an urgency';
export const preferenceInvalid = 'Please select a contact preference';
export const listingUrlInvalid = 'Please enter a valid URL';
export const descriptionRequired = `${description} is required`;
export const descriptionTooLong = `${description} is too long`;
// Labels that are questions are named by their answers.
export const userReportedTooLong = `The answer to “${labels.user_reported}” is too long`;
export const evidenceTooLong = `The answer to “${labels.evidence}” is too long`;
export const listingUrlTooLong = `${labels.listing_url} is too long`;
export const messageIdTooLong = 'The id of the message is too long';

export { emailInvalid, emailTooLong, subjectRequired, subjectTooLong } from './fields.words.ts';
