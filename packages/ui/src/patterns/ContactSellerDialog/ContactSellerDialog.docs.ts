import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Writes the first message to a seller.',
  pictured: 'center',
  notFor: [
    { when: 'It is a reply within a conversation.', use: 'ReplyBox' },
    { when: 'It is another form in front of the page.', use: 'Dialog' },
  ],
  anatomy: [
    {
      name: 'Dialog',
      what: 'A `Dialog`, from the lower edge on a phone; a press outside does not close it.',
    },
    { name: 'Receiver', what: 'Under the title: the seller’s name.' },
    { name: 'Failure', what: 'An `Alert` above the fields, when the last attempt failed.' },
    { name: 'Listing', what: 'The listing: photo, title and `Price`.' },
    { name: 'Subject', what: 'An optional `TextField`.' },
    { name: 'Questions', what: 'A list of common questions; a press inserts one into the message.' },
    { name: 'Message', what: 'A `TextArea` with a counter; it gets the initial focus.' },
    { name: 'Nudge', what: 'Below it, in a live region: the parent’s tip about the typed text.' },
    { name: 'Footer', what: 'Cancel and Send.' },
    { name: 'Question', what: 'An `AlertDialog` on top while it asks about unsent text.' },
  ],
  keyboard: [
    { keys: ['Mod+Enter'], does: 'Sends, from either field. Not during IME composition.' },
    { keys: ['Enter'], does: 'In the subject: sends. In the message: starts a line.' },
    { keys: ['Enter', 'Space'], does: 'On a question: inserts it into the message.' },
    { keys: ['Escape'], does: 'Requests to close; in the question about unsent text: keeps writing.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through its contents; the page behind is inert.' },
  ],
  accessibility: [
    'A failure is announced immediately, as an `alert`. The typed text is kept.',
    'A question moves the focus to the message, which contains it now: nothing is sent.',
    'While sending, the fields are read-only and keep the focus; Send shows it.',
    'In the confirmation, “Keep writing” has the focus: a single press loses nothing.',
  ],
} satisfies ComponentDocs;
