import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'The shape of a `ListingRow` while one’s own listings load, so that little moves when they arrive.',
  notFor: [
    { when: 'Cards of listings are on their way.', use: 'ListingCardSkeleton' },
    { when: 'Something else is.', use: 'Skeleton' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<div>` of `Skeleton`s: photo, badge, title, price, facts, actions.' }],
  keyboard: { none: 'It takes no focus: there is nothing there yet.' },
  accessibility: ['Hidden from screen readers. What is around it says that it waits.'],
} satisfies ComponentDocs;
