import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Shows whom to call in danger, before anything else on a page about problems.',
  notFor: [
    { when: 'It is any other warning.', use: 'Alert' },
    { when: 'A report was just marked as critical.', use: 'UrgencyDialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<aside>` with the name of its title.' },
    { name: 'Title', what: 'A heading: “In immediate danger?”' },
    { name: 'Text', what: 'What to do, and what the page’s own form is for (`children`).' },
    { name: 'Call', what: 'A `tel:` link.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On the link: dials, if the device can.' }],
  accessibility: [
    'A named landmark, so that it is found quickly. One per page, above the form.',
    'The link says what it does: “Call 911”.',
  ],
} satisfies ComponentDocs;
