import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Items side by side, wrapping to new rows.',
  alsoCalled: ['cluster', 'row', 'HStack'],
  notFor: [
    { when: 'Items are stacked.', use: 'Stack' },
    { when: 'Columns have equal widths.', use: 'Grid' },
    { when: 'They are options of a list.', use: 'ChipRow' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`, with equal space between its children and its rows.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: ['It follows the text direction. Focus order is source order, so do not reorder with CSS.'],
} satisfies ComponentDocs;
