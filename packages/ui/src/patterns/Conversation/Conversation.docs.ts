import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'What two people wrote about a listing, oldest first, in a pane of its own.',
  alsoCalled: ['chat', 'messages', 'thread'],
  notFor: [
    { when: 'Nothing was written yet.', use: 'EmptyState' },
    { when: 'It is the list of all conversations.', use: 'ConversationList' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` that fills its parent, whose height is fixed.' },
    { name: 'Log', what: 'The pane that scrolls, with the role `log` and a name.' },
    { name: 'Load earlier', what: 'A button on top, until the conversation is complete.' },
    { name: 'Day', what: 'A line with the date; “Today”.' },
    { name: 'New', what: 'A line above the first message that was unread when it opened.' },
    { name: 'Group', what: 'Messages of one person in a row, with one time; `data-own` for one’s own.' },
    {
      name: 'Tick',
      what: 'Beside the time of one’s own: one for sent, two (`data-seen`) once all of them are read.',
    },
    { name: 'Nudge', what: 'What the owner puts under a message of the other person (`nudgeFor`).' },
    { name: 'Offer', what: 'What the owner puts in the place of a message that is an offer (`offerFor`).' },
    { name: 'New messages', what: 'A button that leads down, when something arrived out of sight.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the pane, then to what is in it and below it.' },
    { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'], does: 'Scroll the pane.' },
    { keys: ['Enter', 'Space'], does: 'Press “Load earlier messages” or “New messages”.' },
  ],
  accessibility: [
    'The role `log` announces what arrives at the end. Before each group it says whose words they are.',
    'It stays at the end while one is there, and keeps its place when earlier messages are loaded.',
    'Ticks are said as “Sent” and “Seen”; the log announces the change.',
    'Messages may run in either direction of reading, each on its own.',
  ],
} satisfies ComponentDocs;
