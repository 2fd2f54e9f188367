import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Cards side by side, as many as fit: two on a phone, four on a desk.',
  notFor: [
    { when: 'There are none, or they could not be had.', use: ['EmptyState', 'ErrorState'] },
    { when: 'They are not cards of listings.', use: 'Grid' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>`; `aria-busy` and `data-loading` while loading.' },
    { name: 'Item', what: 'An `<li>` around each `ListingCard`.' },
    { name: 'Skeletons', what: 'With `loading="skeleton"`, as many as `skeletons` says.' },
  ],
  keyboard: { none: 'It takes no focus: its cards do, one after another.' },
  accessibility: [
    'A list: screen readers say how many listings there are on this page.',
    'While skeletons stand in, “Loading…” is read once, and the list says that it is busy.',
  ],
} satisfies ComponentDocs;
