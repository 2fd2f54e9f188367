import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Things side by side, on as many rows as it takes.',
  alsoCalled: ['cluster', 'row', 'HStack'],
  notFor: [
    { when: 'Things stand one under another.', use: 'Stack' },
    { when: 'Columns are of equal width.', use: 'Grid' },
    { when: 'They are choices of a list.', use: 'ChipRow' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`, with equal space between its children and its rows.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: [
    'It follows the direction of reading. The order of focus is the order in the source, so do not reorder with CSS.',
  ],
} satisfies ComponentDocs;
