import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A text somebody wrote, of which the beginning shows where it is long.',
  alsoCalled: ['read more', 'show more', 'spoiler', 'truncate'],
  notFor: [
    { when: 'What is hidden is apart from the text.', use: 'Disclosure' },
    { when: 'A line or two in a list are enough.', use: 'Text' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-state` is `whole`, `closed` or `open`.' },
    { name: 'Text', what: 'All of it, faded out where it is cut.' },
    { name: 'Button', what: '“Show more”, then “Show less”. Absent where all of it shows.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Show more or less, with the focus on the button.' }],
  accessibility: [
    'Screen readers read all of the text, open or not; the button says which it is to the eye.',
    'Find-in-page finds what is cut, and opens it. On paper and without scripts all of it shows.',
    'Whether it is long is counted and not measured: nothing moves when scripts come.',
  ],
} satisfies ComponentDocs;
