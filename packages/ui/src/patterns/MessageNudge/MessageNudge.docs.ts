import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A word of caution beside a message that says what swindlers say.',
  alsoCalled: ['scam warning', 'safety hint'],
  notFor: [
    { when: 'Something went wrong.', use: 'Alert' },
    { when: 'There is danger, now.', use: 'EmergencyNotice' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with `data-kind`, a line along its start.' },
    { name: 'Sign', what: 'A shield, for the eye only.' },
    { name: 'Words', what: 'What to be careful about, by `kind` and `side`.' },
    { name: 'Safety tips', what: 'A link, where `safetyHref` is given.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On the link: follows it.' }],
  accessibility: [
    'It is text after the words it is about, in the log of a `Conversation` or the live region of a field, and read with them.',
    'It begins with a hidden “Caution:”, in place of the sign.',
    'It never takes the focus, and nothing waits for it.',
  ],
} satisfies ComponentDocs;
