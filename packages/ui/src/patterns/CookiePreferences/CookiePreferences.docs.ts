import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Which cookies a visitor allows: four switches, the first locked on, and Save.',
  alsoCalled: ['consent'],
  notFor: [{ when: 'It is another set of things that take effect at once.', use: 'Switch' }],
  anatomy: [
    { name: 'Root', what: 'A `<form>`.' },
    { name: 'Kinds', what: 'A `<ul>` of `Switch`es, each with a sentence on what it allows.' },
    { name: 'Save', what: 'A `Button` that sends the form.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from switch to switch, then to Save.' },
    { keys: ['Space'], does: 'Switches a kind on or off; presses Save.' },
    { keys: ['Enter'], does: 'Saves.' },
  ],
  accessibility: [
    'Every switch is described by its sentence. The essential one is locked, and its sentence says why.',
    'Say that it was saved: an `Alert` with `live`, or an `AlertDialog`, is the caller’s.',
  ],
} satisfies ComponentDocs;
