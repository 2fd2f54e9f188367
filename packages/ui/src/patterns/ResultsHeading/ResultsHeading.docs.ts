import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The heading of a list with its count.',
  notFor: [
    { when: 'The page is no list.', use: 'PageHeader' },
    { when: 'It is the heading of a part without a count.', use: 'Heading' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`.' },
    { name: 'Heading', what: 'Of level `headingLevel`; it takes the focus from code.' },
    {
      name: 'Count',
      what: 'How many there are in all, with `hasMore` that they are more, or that it is loading.',
    },
    { name: 'End', what: 'Optional: controls at the end of the line.' },
  ],
  keyboard: { none: 'The heading takes the focus from code only (`headingRef`).' },
  accessibility: ['A change of the count is announced politely: a search answers to ears as well.'],
} satisfies ComponentDocs;
