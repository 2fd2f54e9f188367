import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Says, before anything else on a page about trouble, whom to call when there is danger.',
  notFor: [
    { when: 'It is any other warning.', use: 'Alert' },
    { when: 'Someone has just called a report critical.', use: 'UrgencyDialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<aside>` with the name of its title.' },
    { name: 'Title', what: 'A heading: “In immediate danger?”' },
    { name: 'Text', what: 'What to do, and what the page’s own form is for (`children`).' },
    { name: 'Call', what: 'A link that dials.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On the link: dials, where the device can.' }],
  accessibility: [
    'A landmark with a name, so that it is found at once. One to a page, above the form.',
    'The link says what it does: “Call 911”.',
  ],
} satisfies ComponentDocs;
