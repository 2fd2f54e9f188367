import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The lit lamp of a featured listing: the one badge in the color of the lamp.',
  notFor: [
    { when: 'It is other praise: new, verified, popular.', use: 'Badge' },
    { when: 'It says what has become of a listing.', use: 'StatusBadge' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`.' },
    { name: 'Lamp', what: 'An icon, for the eye.' },
    { name: 'Word', what: '“Featured”, or its translation.' },
  ],
  keyboard: { none: 'It takes no focus: it only says something.' },
  accessibility: ['The word is read; the lamp is decoration.'],
} satisfies ComponentDocs;
