import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A placeholder with the shape of loading content, so that nothing moves when it arrives.',
  alsoCalled: ['placeholder', 'shimmer'],
  notFor: [
    { when: 'Something short is in progress, without a known shape.', use: 'Spinner' },
    { when: 'The progress is known.', use: 'ProgressBar' },
    { when: 'Cards of listings are loading.', use: 'ListingCardSkeleton' },
    { when: 'The user’s own listings are loading.', use: 'ListingRowSkeleton' },
    { when: 'Categories are loading.', use: 'CategoryTileSkeleton' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<span>`: a line of text, a block, a 4:3 photo or a circle.' }],
  keyboard: { none: 'It takes no focus: nothing is loaded yet.' },
  accessibility: [
    'Hidden from screen readers. Mark the region around it with `aria-busy`, and add a text with `VisuallyHidden`.',
    'It pulses, except with reduced motion.',
  ],
} satisfies ComponentDocs;
