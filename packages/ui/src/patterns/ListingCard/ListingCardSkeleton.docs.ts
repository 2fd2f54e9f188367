import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A placeholder for a `ListingCard` while listings load, so that little moves when they arrive.',
  notFor: [
    { when: 'It is a whole grid: `loading="skeleton"` renders them.', use: 'ListingGrid' },
    { when: 'Something else is loading.', use: 'Skeleton' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<div>` of `Skeleton`s: photo, title, price, facts.' }],
  keyboard: { none: 'It takes no focus: nothing is loaded yet.' },
  accessibility: ['Hidden from screen readers. The region around it is marked as busy.'],
} satisfies ComponentDocs;
