import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Results below one line with filters, view, chips and sort order; on wide screens, filters in a column.',
  alsoCalled: ['toolbar', 'sort bar', 'faceted search layout'],
  notFor: [
    { when: 'It is the heading of a list with its count.', use: 'ResultsHeading' },
    { when: 'Actions belong to a form or to one item.', use: 'ActionBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; below 768 px its line sticks under the header.' },
    {
      name: 'Filters',
      what: 'A `FilterPanel`, in its own line while it is open; from 1024 px in a column at the start.',
    },
    { name: 'View', what: 'A link; below 768 px only its icon, with a visually hidden label.' },
    { name: 'Chips', what: '`ChipRow`s in one line, which scrolls sideways.' },
    { name: 'Order', what: 'A `Select`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from the filters to the view, the chips, the order and the results.' },
  ],
  accessibility: [
    'Nothing is truncated: what does not fit in the line is scrolled to.',
    'Everything is at least as large as a touch target.',
  ],
} satisfies ComponentDocs;
