import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'All that is wrong with a form, above it, after sending it failed. Each line leads to its field.',
  alsoCalled: ['validation summary'],
  notFor: [
    { when: 'The form has three fields or fewer: their own errors are enough.', use: 'Field' },
    { when: 'The server refused for a reason that belongs to no field.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>` that takes the focus from code; nothing at all without errors.' },
    { name: 'Title', what: 'How many things there are, and its name.' },
    { name: 'List', what: 'A `<ul>`: one line for each thing.' },
    { name: 'Line', what: 'A link to the field; plain words without `fieldId`.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from line to line.' },
    { keys: ['Enter'], does: 'Goes to the field that the line is about, and brings it into view.' },
  ],
  accessibility: [
    'Raise `attempts` each time sending failed: the summary takes the focus, so that it is seen and read.',
    'It stands beside the errors at the fields, and says the same words.',
    'The field may be a group: the focus then goes to its first control.',
  ],
} satisfies ComponentDocs;
