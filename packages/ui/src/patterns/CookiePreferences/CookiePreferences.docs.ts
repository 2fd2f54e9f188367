import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Which cookies a visitor allows: four switches, the first one always on, and Save.',
  alsoCalled: ['consent'],
  notFor: [{ when: 'It is another set of options with immediate effect.', use: 'Switch' }],
  anatomy: [
    { name: 'Root', what: 'A `<form>`.' },
    { name: 'Kinds', what: 'A `<ul>` of `Switch`es, each with a sentence of explanation.' },
    { name: 'Save', what: 'A `Button` that submits the form.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from switch to switch, then to Save.' },
    { keys: ['Space'], does: 'Toggles a kind; presses Save.' },
    { keys: ['Enter'], does: 'Saves.' },
  ],
  accessibility: [
    'Every switch is described by its sentence. The essential one is disabled, and its sentence says why.',
    'The parent must confirm the save: with an `Alert` with `live`, or an `AlertDialog`.',
  ],
} satisfies ComponentDocs;
