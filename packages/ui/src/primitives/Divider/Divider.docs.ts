import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A hairline where the subject changes.',
  alsoCalled: ['separator', 'rule'],
  notFor: [
    { when: 'Space alone says it. It often does.', use: 'Stack' },
    { when: 'A new part begins that has a title.', use: 'Heading' },
  ],
  anatomy: [{ name: 'Root', what: 'An `<hr>`.' }],
  keyboard: { none: 'It takes no focus.' },
  accessibility: [
    'Its role is `separator`: screen readers may say it. Where it is mere decoration, draw a border instead.',
  ],
} satisfies ComponentDocs;
