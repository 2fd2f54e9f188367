import { limits } from '@porchlight/domain';

export const words = {
  lead: `Write to us and a person answers, within ${limits.contactReplyHours} hours.`,
  email: 'Email us',
  help: 'Answers to what people ask most.',
  report: 'A scam, a person, a listing that should not be here.',
  form: 'Send us a message',
  before: {
    help: { before: 'Look into the ', link: 'help pages', after: ': most answers are there.' },
    listing: 'Have the address of the listing at hand, if it is about one.',
    report: 'For a person or listing that breaks the rules, the report form is quicker.',
  },
  hours: {
    title: 'Support hours',
    note: 'You can write at any time, day or night. Outside these hours the answer may take longer.',
  },
  /** The last two stand before an address. */
  direct: { title: 'Direct contact', support: 'General support: ', reports: 'Reports: ' },
  safety: {
    before: 'For safety concerns that are no emergency, use the ',
    link: 'report form',
    after: '.',
  },
};
