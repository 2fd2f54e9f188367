import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The messages of two users about a listing, oldest first, in a scrolling pane.',
  alsoCalled: ['chat', 'messages', 'thread'],
  notFor: [
    { when: 'There are no messages yet.', use: 'EmptyState' },
    { when: 'It is the list of all conversations.', use: 'ConversationList' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` that fills its parent, which must have a fixed height.' },
    { name: 'Log', what: 'The scrolling pane, with the role `log` and a name.' },
    { name: 'Load earlier', what: 'A button at the top, until the conversation is complete.' },
    { name: 'Day', what: 'A line with the date; “Today”.' },
    { name: 'New', what: 'A line above the first message that was unread when it opened.' },
    { name: 'Group', what: 'Consecutive messages of one user, with one time; `data-own` for one’s own.' },
    {
      name: 'Tick',
      what: 'Next to the time of one’s own messages: one for sent, two (`data-seen`) once all of them are read.',
    },
    { name: 'Nudge', what: 'The parent’s content under a message of the other user (`nudgeFor`).' },
    { name: 'Offer', what: 'The parent’s content instead of an offer message (`offerFor`).' },
    { name: 'New messages', what: 'A button that scrolls down, when something arrived out of view.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the pane, then to its contents and what is below it.' },
    { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'], does: 'Scroll the pane.' },
    { keys: ['Enter', 'Space'], does: 'Press “Load earlier messages” or “New messages”.' },
  ],
  accessibility: [
    'The role `log` announces new messages at the end. Each group starts with the author’s name.',
    'It stays at the end if the user is there, and keeps its position when earlier messages are loaded.',
    'Ticks are announced as “Sent” and “Seen”; the log announces the change.',
    'Each message has its own text direction.',
  ],
} satisfies ComponentDocs;
