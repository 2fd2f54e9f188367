import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Equal columns, as many as fit the room there is, without breakpoints.',
  alsoCalled: ['columns', 'layout'],
  notFor: [
    { when: 'Things stand in one column.', use: 'Stack' },
    { when: 'Things have their own widths and wrap.', use: 'Inline' },
    { when: 'They are cards of listings.', use: 'ListingGrid' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`. `column` is the least width of a column; in less room there is one.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: [
    'The order of reading is the order in the source, across and then down.',
    'With `as="ul"` it is a list without bullets; screen readers say how many things there are.',
  ],
} satisfies ComponentDocs;
