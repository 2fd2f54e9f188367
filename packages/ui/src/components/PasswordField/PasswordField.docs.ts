import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A password, with a button that shows what is typed.',
  notFor: [{ when: 'It is no secret.', use: 'TextField' }],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-strength` while strength is shown.' },
    { name: 'Field', what: 'All parts of `TextField`; `ref` and other attributes go to the `<input>`.' },
    { name: 'Reveal button', what: 'At the end: “Show password”, with `aria-pressed`.' },
    { name: 'Strength', what: 'With `strength="shown"`: four bars and a word.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the field, then to the reveal button.' },
    { keys: ['Enter'], does: 'In the field: sends the form. On the button: shows or hides.' },
    { keys: ['Space'], does: 'On the button: shows or hides what is typed.' },
  ],
  accessibility: [
    'Pasting and password managers always work: `kind` tells them whether to fill in or to offer a new one.',
    'The strength is announced as a word; the bars are for the eye.',
    'Always written from left to right, without spelling marks or automatic capitals.',
  ],
  doDont: [{ do: 'One field, with the way to look.', dont: 'A second field to type it again.' }],
} satisfies ComponentDocs;
