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
    { name: 'Start', what: 'Optional: an icon or a short text before what is typed.' },
    { name: 'Control', what: 'An `<input>`; `ref` and all other attributes go here.' },
    { name: 'End', what: 'Optional: a unit or a button after it.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the field, then to what is at its end.' },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  accessibility: [
    'Tied to its label, hint and error. The error is announced when it arrives.',
    'Set `type` and `autoComplete`: the first chooses the keyboard of a phone, the second lets the browser fill it in.',
    'What stands in `start` is decoration: say it in the label too.',
    'It follows the direction of what is typed (`dir="auto"`).',
  ],
} satisfies ComponentDocs;
