import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'All conversations of a user: the other user, the listing, the last message, the unread count.',
  alsoCalled: ['inbox'],
  notFor: [
    { when: 'There are none.', use: 'EmptyState' },
    { when: 'It is the text of one of them.', use: 'Conversation' },
  ],
  anatomy: [
    { name: 'Root', what: 'A named `<ul>`; `aria-busy` while nothing is loaded.' },
    { name: 'Line', what: 'An `<li>` that is one link; `data-unread`.' },
    { name: 'Photo', what: 'The listing’s photo, an icon without one.' },
    { name: 'Person', what: 'The full name; “Deleted user” when the account is gone.' },
    { name: 'Time', what: 'A `<time>`: the time of day, or the date.' },
    { name: 'Listing', what: 'Its title; “Listing removed” when it is gone.' },
    { name: 'Last words', what: 'One line, with “You:” before one’s own.' },
    { name: 'Badge', what: 'Number of unread messages.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from conversation to conversation.' },
    { keys: ['Enter'], does: 'Opens it.' },
  ],
  accessibility: [
    'Each row is one link, read as a whole: user, time, listing, last message, “3 unread”.',
    'The open one has `aria-current`.',
    'While it loads, eight skeleton rows are shown, and “Loading…” is announced once.',
  ],
} satisfies ComponentDocs;
