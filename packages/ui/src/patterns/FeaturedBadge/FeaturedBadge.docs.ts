import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The lit lamp of a featured listing: the only badge in the lamp’s color.',
  notFor: [
    { when: 'It is another label: new, verified, popular.', use: 'Badge' },
    { when: 'It is the status of a listing.', use: 'StatusBadge' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`.' },
    { name: 'Lamp', what: 'A decorative icon.' },
    { name: 'Word', what: '“Featured”, or its translation.' },
  ],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: ['The text is read; the lamp is decorative.'],
} satisfies ComponentDocs;
