import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Centers the content of a page and keeps a distance to the window’s edges.',
  alsoCalled: ['wrapper', 'max width'],
  notFor: [
    { when: 'A part of a page needs an edge and a background.', use: 'Card' },
    { when: 'Items are in columns.', use: 'Grid' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>`, or the element named by `as`: `narrow`, `text` or `wide`, and never at the edge.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is layout.' },
  accessibility: [
    'No role of its own. Use `as="main"` for the main part of a page, with the `id` that `SkipLink` links to.',
  ],
} satisfies ComponentDocs;
