import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A placeholder for a `ListingRow` while the user’s listings load, so that little moves when they arrive.',
  notFor: [
    { when: 'Cards of listings are loading.', use: 'ListingCardSkeleton' },
    { when: 'Something else is loading.', use: 'Skeleton' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<div>` of `Skeleton`s: photo, badge, title, price, facts, actions.' }],
  keyboard: { none: 'It takes no focus: nothing is loaded yet.' },
  accessibility: ['Hidden from screen readers. The region around it is marked as busy.'],
} satisfies ComponentDocs;
