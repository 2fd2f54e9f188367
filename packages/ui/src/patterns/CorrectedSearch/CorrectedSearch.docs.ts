import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Says that something else was looked for than was asked, and how to look for that.',
  notFor: [
    { when: 'Nothing was found.', use: 'EmptyState' },
    { when: 'It is a warning.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<p>`.' },
    { name: 'Query', what: 'The words that were looked for, in bold.' },
    { name: 'Link', what: 'To what was asked for, to the letter (`askedHref`).' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: [
    'It is read out politely where it comes with new results; the number of results says that these are there.',
    'Words of people keep their own direction within the sentence.',
  ],
} satisfies ComponentDocs;
