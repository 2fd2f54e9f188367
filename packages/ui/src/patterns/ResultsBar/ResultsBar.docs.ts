import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One line above results: filters, view and sort order.',
  alsoCalled: ['toolbar', 'sort bar'],
  notFor: [
    { when: 'It is the heading of a list with its count.', use: 'ResultsHeading' },
    { when: 'Actions belong to a form or to one item.', use: 'ActionBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; below 768 px it sticks under the header.' },
    { name: 'Filters', what: 'A `FilterPanel`, in its own line while it is open.' },
    { name: 'View', what: 'A link; below 768 px only its icon, with a visually hidden label.' },
    { name: 'Order', what: 'A `Select`.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves from the filters to the view, then to the order.' }],
  accessibility: [
    'Nothing is truncated: if the text of the order does not fit next to the others, it gets its own line.',
    'Everything is at least as large as a touch target.',
  ],
} satisfies ComponentDocs;
