import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Yes or no to one option, in a form that is submitted later.',
  alsoCalled: ['tick box'],
  notFor: [
    { when: 'It takes effect immediately.', use: 'Switch' },
    { when: 'It is one of several answers.', use: ['RadioGroup', 'Select'] },
    { when: 'It narrows a list.', use: 'Chip' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Line', what: 'A `<label>` around box and text: all of it can be pressed.' },
    { name: 'Box', what: 'An `<input type="checkbox">`; `ref` and all other attributes go here.' },
    { name: 'Hint', what: 'Optional, under the label.' },
    { name: 'Error', what: 'Under both, when there is one.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box.' },
    { keys: ['Space'], does: 'Checks or unchecks it.' },
  ],
  accessibility: [
    'A native checkbox, named by its label and described by hint and error.',
    'The error is announced when it appears.',
    '`indeterminate` is announced as “mixed”. It is visual only: the form submits `checked`.',
  ],
  doDont: [
    {
      do: '“Tell me about new messages.”',
      dont: '“Don’t send me no emails.” State what a tick means, without a negation.',
    },
  ],
} satisfies ComponentDocs;
