import { brand } from '@porchlight/domain';

export const words = {
  object: `If you think this is wrong, reply to this email or write to ${brand.supportEmail}, and we’ll take another look.`,
  rules: 'Read the rules',
  edit: 'Edit your listing',
  listing: (title: string): string => `Your listing “${title}”`,
  aListing: 'One of your listings',
  aMessage: 'One of your messages',
  account: `Your ${brand.name} account`,
  hidden: {
    line: (what: string): string => `${what} is hidden`,
    more: 'Only you can see it now. Fix the issue below, and we’ll review it again.',
  },
  removed: {
    line: (what: string): string => `${what} was removed`,
    more: 'Neither of you can read it anymore.',
  },
  suspended: {
    forever: `Your ${brand.name} account is suspended permanently`,
    days: (days: number): string =>
      `Your ${brand.name} account is suspended ${days === 1 ? 'for a day' : `for ${days} days`}`,
    more: 'You can still sign in, read your messages and download your data. Your listings are hidden until the suspension ends.',
  },
  restored: {
    line: (what: string): string => `${what} is back to normal`,
    more: 'We undid what we had decided about it.',
  },
  warned: {
    line: `A warning from ${brand.name}`,
    /** @param what in the middle of a sentence */
    more: (what: string): string => `It’s about ${what}. We took no other action.`,
  },
  reason: (reason: string): string => `The reason: ${reason}.`,
  undone: {
    subject: 'We undid a decision',
    lead: (what: string): string =>
      `We took another look at our decision about ${what} and undid it. Everything is back to normal.`,
    questions: `If you have questions, reply to this email or write to ${brand.supportEmail}.`,
  },
  addressSuspended: {
    subject: `You can’t open a new ${brand.name} account with this address`,
    forever: `Someone entered this address for a new ${brand.name} account. An earlier account with this address was suspended permanently when it was deleted, so it can’t be used for a new one.`,
    until: (end: string): string =>
      `Someone entered this address for a new ${brand.name} account. An earlier account with this address was suspended until ${end} when it was deleted, so it can’t be used for a new one before then.`,
    notYou: 'If that wasn’t you, you can ignore this email.',
  },
  reportDecided: {
    subject: (number: string): string => `We decided on your report (${number})`,
    lead: `Thank you for your report to ${brand.name}. A moderator has reviewed it and made a decision. The person you reported won’t learn who reported them, and we don’t share what we did.`,
    again: `If it continues, or you think our decision was wrong, reply to this email or write to ${brand.reportsEmail}.`,
  },
};
