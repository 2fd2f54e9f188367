import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'What has become of a listing: active, sold, or something else.',
  notFor: [
    { when: 'It says anything else.', use: 'Badge' },
    { when: 'The listing is featured.', use: 'FeaturedBadge' },
  ],
  anatomy: [{ name: 'Root', what: 'A `Badge`; `data-status`. Nothing at all without a status.' }],
  keyboard: { none: 'It takes no focus: it only says something.' },
  accessibility: ['The word is the status; green, amber, gray and red only help.'],
} satisfies ComponentDocs;
