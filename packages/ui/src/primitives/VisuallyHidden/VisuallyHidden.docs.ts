import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Words for screen readers only, where the eye already has the meaning.',
  alsoCalled: ['sr-only', 'screen reader only'],
  notFor: [
    { when: 'Everyone would be helped by the words: show them.', use: 'Text' },
    { when: 'An icon button needs a name: its `label` is one.', use: 'IconButton' },
    { when: 'It should appear when focused.', use: 'SkipLink' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`, or the element named by `as`, clipped to nothing but still read.' },
  ],
  keyboard: { none: 'It takes no focus. Put nothing into it that does: the focus would be lost from sight.' },
  accessibility: [
    'It reads in its place among the words around it. Add the spaces and stops that make a sentence of it.',
  ],
} satisfies ComponentDocs;
