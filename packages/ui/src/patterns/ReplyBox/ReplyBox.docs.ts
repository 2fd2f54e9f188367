import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Answers in a conversation. What was typed stays until it has arrived.',
  notFor: [
    { when: 'It is the first message to a seller.', use: 'ContactSellerDialog' },
    { when: 'It is a longer text in a form.', use: 'TextArea' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<form>`; `data-state` is `sending`, `failed` or `closed`.' },
    { name: 'Field', what: 'A `<textarea>` with a hidden label; it grows with what is written.' },
    { name: 'Send', what: 'A button: off while there is nothing to send, busy while sending.' },
    { name: 'Problem', what: 'Under it, in a live region: not sent, or too long.' },
    {
      name: 'Nudge',
      what: 'Under that, in a live region of its own: what the owner says to what is being written.',
    },
    { name: 'Closed reason', what: 'In place of the field, when nothing can be sent here.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends. While a word is being composed it only ends the word.' },
    { keys: ['Shift+Enter'], does: 'Starts a line.' },
    { keys: ['Tab'], does: 'Goes to Send.' },
  ],
  accessibility: [
    'What Enter does is read with the field.',
    'While sending, the field is read-only and keeps the focus; a failure is announced, and the text is still there.',
  ],
} satisfies ComponentDocs;
