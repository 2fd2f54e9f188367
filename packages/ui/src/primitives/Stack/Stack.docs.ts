import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Things one under another, with equal space.',
  alsoCalled: ['VStack', 'flex', 'spacing'],
  notFor: [
    { when: 'Things stand side by side.', use: ['Inline', 'Grid'] },
    { when: 'They need an edge of their own.', use: 'Card' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<div>`, or the element named by `as`; `gap` counts steps of 4px.' }],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: ['With `as="ul"` or `as="ol"` it is a list: the bullets go, the meaning stays.'],
  doDont: [{ do: 'Let the parent give the space: `gap`.', dont: 'Margins on each child.' }],
} satisfies ComponentDocs;
