import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The status of a listing: active, sold, or another one.',
  notFor: [
    { when: 'It is not a listing’s status.', use: 'Badge' },
    { when: 'The listing is featured.', use: 'FeaturedBadge' },
  ],
  anatomy: [{ name: 'Root', what: 'A `Badge`; `data-status`. Renders nothing without a status.' }],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: ['The text is the status; green, amber, gray and red only support it.'],
} satisfies ComponentDocs;
