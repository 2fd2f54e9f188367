import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A password, with a button that reveals it.',
  notFor: [{ when: 'It is no secret.', use: 'TextField' }],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-strength` while strength is shown.' },
    { name: 'Field', what: 'All parts of `TextField`; `ref` and other attributes go to the `<input>`.' },
    { name: 'Reveal button', what: 'At the end: “Show password”, with `aria-pressed`.' },
    { name: 'Strength', what: 'With `strength="shown"`: four bars and a word.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the field, then to the reveal button.' },
    { keys: ['Enter'], does: 'In the field: submits the form. On the button: shows or hides.' },
    { keys: ['Space'], does: 'On the button: shows or hides the password.' },
  ],
  accessibility: [
    'Pasting and password managers always work: `kind` tells them to fill in or to suggest a password.',
    'The strength is announced as a word; the bars are visual.',
    'Always left to right, without spell checking or automatic capitals.',
  ],
  doDont: [{ do: 'One field, with a reveal button.', dont: 'A second field to repeat it.' }],
} satisfies ComponentDocs;
