import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Writes the first message to a seller.',
  pictured: 'center',
  notFor: [
    { when: 'It is an answer within a conversation.', use: 'ReplyBox' },
    { when: 'It is another form in front of the page.', use: 'Dialog' },
  ],
  anatomy: [
    {
      name: 'Dialog',
      what: 'A `Dialog`, from the lower edge on a phone; a press outside does not close it.',
    },
    { name: 'Receiver', what: 'Under the title: whom it goes to.' },
    { name: 'Failure', what: 'An `Alert` above the fields, when the last attempt failed.' },
    { name: 'Listing', what: 'What it is about: photo, title and `Price`.' },
    { name: 'Subject', what: 'A `TextField`, which may stay empty.' },
    { name: 'Questions', what: 'A list of what people often ask; a press puts one into the message.' },
    { name: 'Message', what: 'A `TextArea` with a counter; it has the focus at first.' },
    { name: 'Nudge', what: 'Below it, in a live region: what the owner says to what is being written.' },
    { name: 'Footer', what: 'Cancel and Send.' },
    { name: 'Question', what: 'An `AlertDialog` over it while it asks about unsent text.' },
  ],
  keyboard: [
    { keys: ['Mod+Enter'], does: 'Sends, from either field. Not while a word is being composed.' },
    { keys: ['Enter'], does: 'In the subject: sends. In the message: starts a line.' },
    { keys: ['Enter', 'Space'], does: 'On a question: puts it into the message.' },
    { keys: ['Escape'], does: 'Asks to close; in the question about unsent text: keeps writing.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Walk through what is inside; the page behind is inert.' },
  ],
  accessibility: [
    'The failure interrupts: it is an `alert`. What was typed stays.',
    'A question leads the focus into the message, with what stands there now: nothing is sent by it.',
    'While sending, the fields are read-only and keep the focus; Send says so.',
    'In the question, “Keep writing” has the focus: nothing is lost by one press.',
  ],
} satisfies ComponentDocs;
