import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The heading of a list with its count.',
  notFor: [
    { when: 'The page is not a list.', use: 'PageHeader' },
    { when: 'It is the heading of a section without a count.', use: 'Heading' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`.' },
    { name: 'Heading', what: 'At level `headingLevel`; it takes the focus from code.' },
    {
      name: 'Count',
      what: 'The total, with `hasMore` that there are more, or that it is loading.',
    },
    { name: 'End', what: 'Optional: controls at the end of the line.' },
  ],
  keyboard: { none: 'The heading takes the focus from code only (`headingRef`).' },
  accessibility: [
    'A change of the count is announced politely, so that screen readers report the result of a search.',
  ],
} satisfies ComponentDocs;
