import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Several lines of text: a description, a message. It grows with what is written.',
  alsoCalled: ['multiline input', 'textbox'],
  notFor: [
    { when: 'It is one line.', use: 'TextField' },
    { when: 'It is an answer in a conversation.', use: 'ReplyBox' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Control', what: 'A `<textarea>`; `ref` and all other attributes go here.' },
    { name: 'Counter', what: 'With `max`: how much is written of how much.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Starts a line. It never sends the form.' },
    { keys: ['Tab'], does: 'Leaves the field.' },
  ],
  accessibility: [
    'The bound is read with the field. As room runs short, what is left is announced at a few stops, not at every letter.',
    'Nothing is cut off: a text that is too long stays, and the counter says by how much.',
    'Characters are counted as the server counts them: a line break is one, an emoji two or more.',
  ],
} satisfies ComponentDocs;
