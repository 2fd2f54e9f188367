import { limits } from '@porchlight/domain';

export const words = {
  lead: 'Tell us what is wrong. Every report is read by a person.',
  notEmergency: 'This form is for everything that is not an emergency.',
  about: 'About reports',
  confirmation: 'You get a confirmation by email.',
  review: `We review the report within ${limits.reportReviewHours} hours.`,
  /** A sentence with a link to the rules. */
  act: { before: 'We investigate, and act where ', rules: 'the rules', after: ' were broken.' },
  followUp: 'We follow up, if you asked for it.',
  serious: 'Serious issues are escalated immediately.',
  contact: 'Direct contact',
  anonymous: 'Anonymous reports',
  anonymousText: 'Anonymous reports are accepted, but contact information helps us to investigate.',
  more: 'More',
};
