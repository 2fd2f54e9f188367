import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Cards side by side, as many as fit: two on a phone, four on a desktop.',
  notFor: [
    { when: 'There are none, or they failed to load.', use: ['EmptyState', 'ErrorState'] },
    { when: 'They are not cards of listings.', use: 'Grid' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>`; `aria-busy` and `data-loading` while loading.' },
    { name: 'Item', what: 'An `<li>` around each `ListingCard`.' },
    { name: 'Skeletons', what: 'With `loading="skeleton"`, as many as `skeletons`.' },
  ],
  keyboard: { none: 'It takes no focus: its cards do, one after another.' },
  accessibility: [
    'A list: screen readers announce the number of listings on this page.',
    'While skeletons are shown, “Loading…” is announced once, and the list is marked as busy.',
  ],
} satisfies ComponentDocs;
