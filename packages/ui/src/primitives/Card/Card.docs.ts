import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Keeps together what belongs together, with a hairline rather than a shadow.',
  alsoCalled: ['panel', 'surface', 'tile'],
  notFor: [
    { when: 'It is a section of a page: a heading and space are enough.', use: ['Heading', 'Stack'] },
    { when: 'It shows a listing.', use: 'ListingCard' },
    { when: 'It says that something went well or wrong.', use: 'Alert' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`, with a ground, an edge and room inside.',
    },
  ],
  keyboard: { none: 'It takes no focus; what lies in it does.' },
  accessibility: [
    'It has no role and no name. Where it is an article or a section of the page, say so with `as` and give it a heading.',
    'With `as="ul"` it keeps its meaning as a list.',
  ],
  doDont: [
    { do: 'One card for one thing.', dont: 'Cards within cards, or a page where everything is in a box.' },
  ],
} satisfies ComponentDocs;
