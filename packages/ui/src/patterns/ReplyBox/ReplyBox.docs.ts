import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A reply in a conversation. The typed text is kept until it is delivered.',
  notFor: [
    { when: 'It is the first message to a seller.', use: 'ContactSellerDialog' },
    { when: 'It is a longer text in a form.', use: 'TextArea' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<form>`; `data-state` is `sending`, `failed` or `closed`.' },
    { name: 'Field', what: 'A `<textarea>` with a hidden label; it grows with its text.' },
    { name: 'Send', what: 'A button: disabled without text, busy while sending.' },
    { name: 'Problem', what: 'Under it, in a live region: not sent, or too long.' },
    {
      name: 'Nudge',
      what: 'Below that, in its own live region: the parent’s tip about the typed text.',
    },
    { name: 'Closed reason', what: 'Instead of the field, when replying is not possible.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends. During IME composition it only ends the word.' },
    { keys: ['Shift+Enter'], does: 'Starts a new line.' },
    { keys: ['Tab'], does: 'Moves to Send.' },
  ],
  accessibility: [
    'The effect of Enter is part of the field’s description.',
    'While sending, the field is read-only and keeps the focus; a failure is announced, and the text is kept.',
  ],
} satisfies ComponentDocs;
