import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Text for screen readers only, if its meaning is already visible.',
  alsoCalled: ['sr-only', 'screen reader only'],
  notFor: [
    { when: 'All users would benefit from the text: show it.', use: 'Text' },
    { when: 'An icon button needs a name: use its `label`.', use: 'IconButton' },
    { when: 'It should appear when focused.', use: 'SkipLink' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<span>`, or the element named by `as`, clipped but still read.' }],
  keyboard: { none: 'It takes no focus. Don’t put focusable content into it: the focus would be invisible.' },
  accessibility: [
    'It is read in place, with the surrounding text. Add the spaces and punctuation that make it a sentence.',
  ],
} satisfies ComponentDocs;
