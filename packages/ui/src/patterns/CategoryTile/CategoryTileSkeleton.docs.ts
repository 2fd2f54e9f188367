import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The shape of a `CategoryTile` while categories load, so that little moves when they arrive.',
  notFor: [{ when: 'Something else is on its way.', use: 'Skeleton' }],
  anatomy: [
    { name: 'Root', what: 'A `<div>` of `Skeleton`s: icon, name, count, or as many lines as subcategories.' },
  ],
  keyboard: { none: 'It takes no focus: there is nothing there yet.' },
  accessibility: ['Hidden from screen readers. What is around it says that it waits.'],
} satisfies ComponentDocs;
