import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'All errors of a form, above it, after a failed submit. Each line links to its field.',
  alsoCalled: ['validation summary'],
  notFor: [
    { when: 'The form has three fields or fewer: their own errors are enough.', use: 'Field' },
    { when: 'The server rejected it for a reason that no field has.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>` that takes the focus from code; renders nothing without errors.' },
    { name: 'Title', what: 'The number of errors, which is its name.' },
    { name: 'List', what: 'A `<ul>`: one line per error.' },
    { name: 'Line', what: 'A link to the field; plain text without `fieldId`.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from line to line.' },
    { keys: ['Enter'], does: 'Moves to the field of the line, and scrolls it into view.' },
  ],
  accessibility: [
    'Increase `attempts` after each failed submit: the summary takes the focus, so that it is seen and read.',
    'It repeats the errors next to the fields, with the same texts.',
    'The field can be a group: the focus then moves to its first control.',
  ],
} satisfies ComponentDocs;
