import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One line over results: what narrows them, how they are seen, what comes first.',
  alsoCalled: ['toolbar', 'sort bar'],
  notFor: [
    { when: 'It is the heading of a list with its count.', use: 'ResultsHeading' },
    { when: 'Actions belong to a form or to one thing.', use: 'ActionBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; below 768 px it sticks under the header.' },
    { name: 'Filters', what: 'A `FilterPanel`, which has a line of its own while it is open.' },
    { name: 'View', what: 'A link; below 768 px its icon alone, with its words for ears.' },
    { name: 'Order', what: 'A `Select`.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from the filters to the view, then to the order.' }],
  accessibility: [
    'Nothing is cut: where the words of the order do not fit beside the others, they have a line of their own.',
    'Everything is at least as large as a finger.',
  ],
} satisfies ComponentDocs;
