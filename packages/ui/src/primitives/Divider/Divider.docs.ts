import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A hairline between two subjects.',
  alsoCalled: ['separator', 'rule'],
  notFor: [
    { when: 'Space is enough. It often is.', use: 'Stack' },
    { when: 'A new section with a title starts.', use: 'Heading' },
  ],
  anatomy: [{ name: 'Root', what: 'An `<hr>`.' }],
  keyboard: { none: 'It takes no focus.' },
  accessibility: [
    'Its role is `separator`: screen readers may announce it. If it is only decorative, use a border instead.',
  ],
} satisfies ComponentDocs;
