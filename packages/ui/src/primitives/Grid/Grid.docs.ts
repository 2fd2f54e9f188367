import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Equal columns, as many as fit, without breakpoints.',
  alsoCalled: ['columns', 'layout'],
  notFor: [
    { when: 'Items are in one column.', use: 'Stack' },
    { when: 'Items have their own widths and wrap.', use: 'Inline' },
    { when: 'They are cards of listings.', use: 'ListingGrid' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`. `column` is the minimum width of a column; in less space there is one.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: [
    'Reading order is source order, row by row.',
    'With `as="ul"` it is a list without bullets; screen readers announce the number of items.',
  ],
} satisfies ComponentDocs;
