import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Yes or no to one thing, as part of a form that is sent later.',
  alsoCalled: ['tick box'],
  notFor: [
    { when: 'It takes effect at once.', use: 'Switch' },
    { when: 'It is one of several answers.', use: ['RadioGroup', 'Select'] },
    { when: 'It narrows a list.', use: 'Chip' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Line', what: 'A `<label>` around box and words: all of it can be pressed.' },
    { name: 'Box', what: 'An `<input type="checkbox">`; `ref` and all other attributes go here.' },
    { name: 'Hint', what: 'Optional, under the label.' },
    { name: 'Error', what: 'Under both, when there is one.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the box.' },
    { keys: ['Space'], does: 'Ticks it, or takes the tick away.' },
  ],
  accessibility: [
    'A native checkbox, named by its label and described by hint and error.',
    'The error is announced when it appears.',
    '`indeterminate` is said as “mixed”. It is a look: what is sent is `checked`.',
  ],
  doDont: [
    {
      do: '“Tell me about new messages.”',
      dont: '“Don’t send me no emails.” Say what a tick means, without a not.',
    },
  ],
} satisfies ComponentDocs;
