import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Says that the query was corrected, and links to the original one.',
  notFor: [
    { when: 'Nothing was found.', use: 'EmptyState' },
    { when: 'It is a warning.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<p>`.' },
    { name: 'Query', what: 'The corrected query, in bold.' },
    { name: 'Link', what: 'To the original query, searched exactly (`askedHref`).' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: [
    'It is announced politely when it comes with new results; the result count announces the results.',
    'The queries keep their own text direction within the sentence.',
  ],
} satisfies ComponentDocs;
