import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Stacked items, with equal space.',
  alsoCalled: ['VStack', 'flex', 'spacing'],
  notFor: [
    { when: 'Items are side by side.', use: ['Inline', 'Grid'] },
    { when: 'They need their own edge.', use: 'Card' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<div>`, or the element named by `as`; `gap` counts steps of 4px.' }],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: ['With `as="ul"` or `as="ol"` it is a list: without bullets, with its role.'],
  doDont: [{ do: 'Let the parent set the space: `gap`.', dont: 'Margins on each child.' }],
} satisfies ComponentDocs;
