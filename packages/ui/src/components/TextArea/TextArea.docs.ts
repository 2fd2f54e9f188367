import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Several lines of text: a description, a message. It grows with its text.',
  alsoCalled: ['multiline input', 'textbox'],
  notFor: [
    { when: 'It is one line.', use: 'TextField' },
    { when: 'It is a reply in a conversation.', use: 'ReplyBox' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Control', what: 'A `<textarea>`; `ref` and all other attributes go here.' },
    { name: 'Counter', what: 'With `max`: the number of characters and the maximum.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Starts a new line. It never submits the form.' },
    { keys: ['Tab'], does: 'Leaves the field.' },
  ],
  accessibility: [
    'The maximum is announced with the field. Near it, the remaining number is announced at a few thresholds, not for every letter.',
    'Nothing is cut off: a text that is too long is kept, and the counter shows the excess.',
    'Characters are counted as on the server: a line break is one, an emoji two or more.',
  ],
} satisfies ComponentDocs;
