import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A safety tip next to a message with a typical scam phrase.',
  alsoCalled: ['scam warning', 'safety hint'],
  notFor: [
    { when: 'Something went wrong.', use: 'Alert' },
    { when: 'There is immediate danger.', use: 'EmergencyNotice' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with `data-kind`, a line along its start.' },
    { name: 'Sign', what: 'A shield, decorative.' },
    { name: 'Words', what: 'The warning, by `kind` and `side`.' },
    { name: 'Safety tips', what: 'A link, with `safetyHref`.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On the link: follows it.' }],
  accessibility: [
    'It is text after its message, in the log of a `Conversation` or the live region of a field, and read with it.',
    'It starts with a hidden “Caution:”, instead of the icon.',
    'It never takes the focus, and never blocks sending.',
  ],
} satisfies ComponentDocs;
