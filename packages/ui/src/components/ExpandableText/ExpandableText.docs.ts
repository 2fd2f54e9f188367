import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A text written by a user; a long one is cut with a button to show the rest.',
  alsoCalled: ['read more', 'show more', 'spoiler', 'truncate'],
  notFor: [
    { when: 'The hidden part is separate from the text.', use: 'Disclosure' },
    { when: 'A line or two in a list are enough.', use: 'Text' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-state` is `whole`, `closed` or `open`.' },
    { name: 'Text', what: 'All of it, faded out where it is cut off.' },
    { name: 'Button', what: '“Show more”, then “Show less”. Absent if all of it is shown.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Show more or less, with the focus on the button.' }],
  accessibility: [
    'Screen readers read the whole text, open or not; the button is for sighted users.',
    'Find-in-page finds hidden text, and opens it. In print and without scripts all of it is shown.',
    'The length is computed from the text, not measured: nothing moves when scripts load.',
  ],
} satisfies ComponentDocs;
