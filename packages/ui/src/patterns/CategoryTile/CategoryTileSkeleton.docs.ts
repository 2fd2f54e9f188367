import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A placeholder for a `CategoryTile` while categories load, so that little moves when they arrive.',
  notFor: [{ when: 'Something else is loading.', use: 'Skeleton' }],
  anatomy: [
    { name: 'Root', what: 'A `<div>` of `Skeleton`s: icon, name, count, or as many lines as subcategories.' },
  ],
  keyboard: { none: 'It takes no focus: nothing is loaded yet.' },
  accessibility: ['Hidden from screen readers. The region around it is marked as busy.'],
} satisfies ComponentDocs;
