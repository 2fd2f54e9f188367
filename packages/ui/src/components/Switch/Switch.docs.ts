import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'On or off, at once.',
  alsoCalled: ['toggle'],
  notFor: [
    { when: 'It is an answer that is sent with a form later.', use: 'Checkbox' },
    { when: 'It is a choice between two named things.', use: 'RadioGroup' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<label>`: all of it can be pressed; `className` goes here.' },
    { name: 'Words', what: 'The label, and a hint under it.' },
    {
      name: 'Track',
      what: 'An `<input type="checkbox" role="switch">`; `ref` and all other attributes go here.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it.' },
    { keys: ['Space'], does: 'Switches it.' },
  ],
  accessibility: [
    'It is said to be on or off. Keep the same words in both states.',
    'Where it is locked, say why in the hint: a disabled switch cannot be reached by keyboard.',
  ],
} satisfies ComponentDocs;
