import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Groups related content, with a hairline rather than a shadow.',
  alsoCalled: ['panel', 'surface', 'tile'],
  notFor: [
    { when: 'It is a section of a page: a heading and space are enough.', use: ['Heading', 'Stack'] },
    { when: 'It shows a listing.', use: 'ListingCard' },
    { when: 'It reports a success or an error.', use: 'Alert' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`, with a background, an edge and padding.',
    },
  ],
  keyboard: { none: 'It takes no focus; its content does.' },
  accessibility: [
    'It has no role and no name. If it is an article or a section of the page, set `as` and give it a heading.',
    'With `as="ul"` it keeps its list role.',
  ],
  doDont: [{ do: 'One card per item.', dont: 'Cards within cards, or a page where everything is in a box.' }],
} satisfies ComponentDocs;
