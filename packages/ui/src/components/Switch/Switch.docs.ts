import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'On or off, with immediate effect.',
  alsoCalled: ['toggle'],
  notFor: [
    { when: 'It is an answer that is submitted with a form later.', use: 'Checkbox' },
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
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Space'], does: 'Toggles it.' },
  ],
  accessibility: [
    'It is announced as on or off. Keep the same label in both states.',
    'If it is disabled, say why in the hint: a disabled switch cannot be reached by keyboard.',
  ],
} satisfies ComponentDocs;
