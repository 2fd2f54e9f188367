import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Holds the place and the shape of content that is on its way, so that nothing moves when it arrives.',
  alsoCalled: ['placeholder', 'shimmer'],
  notFor: [
    { when: 'Something short is under way, of no known shape.', use: 'Spinner' },
    { when: 'It is known how far the work is.', use: 'ProgressBar' },
    { when: 'Cards of listings are on their way.', use: 'ListingCardSkeleton' },
    { when: 'A person’s own listings are.', use: 'ListingRowSkeleton' },
    { when: 'Categories are.', use: 'CategoryTileSkeleton' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<span>`: a line of text, a block, a 4:3 photo or a circle.' }],
  keyboard: { none: 'It takes no focus: there is nothing there yet.' },
  accessibility: [
    'Hidden from screen readers. The region around it says that it waits: give that `aria-busy`, and a word with `VisuallyHidden`.',
    'It breathes, and stands still for people who asked for less movement.',
  ],
} satisfies ComponentDocs;
