import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One line of text: a name, an address, a title.',
  alsoCalled: ['text input', 'input'],
  notFor: [
    { when: 'It is longer.', use: 'TextArea' },
    { when: 'It is one of a few answers.', use: ['Select', 'RadioGroup'] },
    {
      when: 'It is a search, a number, a price or a password.',
      use: ['SearchField', 'NumberField', 'PriceField', 'PasswordField'],
    },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Start', what: 'Optional: an icon or a short text before the typed text.' },
    { name: 'Control', what: 'An `<input>`; `ref` and all other attributes go here.' },
    { name: 'End', what: 'Optional: a unit or a button after it.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to its `end` content.' },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  accessibility: [
    'Associated with its label, hint and error. The error is announced when it appears.',
    'Set `type` and `autoComplete`: the first sets a phone’s keyboard, the second enables autofill.',
    '`start` content is decorative: repeat it in the label.',
    'It follows the direction of the typed text (`dir="auto"`).',
  ],
} satisfies ComponentDocs;
