import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Centers the content of a page and keeps it off the edges of the window.',
  alsoCalled: ['wrapper', 'max width'],
  notFor: [
    { when: 'A part of a page needs an edge and a ground.', use: 'Card' },
    { when: 'Things stand in columns.', use: 'Grid' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`: `narrow`, `text` or `wide`, and never at the edge.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: [
    'No role of its own. Use `as="main"` for the one main part of a page, with the `id` that `SkipLink` leads to.',
  ],
} satisfies ComponentDocs;
