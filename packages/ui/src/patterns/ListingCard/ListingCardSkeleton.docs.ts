import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The shape of a `ListingCard` while listings load, so that little moves when they arrive.',
  notFor: [
    { when: 'It is a whole grid: `loading="skeleton"` draws them.', use: 'ListingGrid' },
    { when: 'Something else is on its way.', use: 'Skeleton' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<div>` of `Skeleton`s: photo, title, price, facts.' }],
  keyboard: { none: 'It takes no focus: there is nothing there yet.' },
  accessibility: ['Hidden from screen readers. What is around it says that it waits.'],
} satisfies ComponentDocs;
