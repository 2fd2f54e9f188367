import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'All conversations of one person: with whom, about which listing, the last words, how many are unread.',
  alsoCalled: ['inbox'],
  notFor: [
    { when: 'There are none.', use: 'EmptyState' },
    { when: 'It is the text of one of them.', use: 'Conversation' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>` with a name; `aria-busy` while nothing is known yet.' },
    { name: 'Line', what: 'An `<li>` that is one link; `data-unread`.' },
    { name: 'Photo', what: 'Of the listing, a sign where there is none.' },
    { name: 'Person', what: 'Their whole name; “Deleted user” when the account is gone.' },
    { name: 'Time', what: 'A `<time>`: the time of day, or the date.' },
    { name: 'Listing', what: 'Its title; “Listing removed” when it is gone.' },
    { name: 'Last words', what: 'One line, with “You:” before one’s own.' },
    { name: 'Badge', what: 'How many are unread.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from conversation to conversation.' },
    { keys: ['Enter'], does: 'Opens it.' },
  ],
  accessibility: [
    'Each line is one link, read as a whole: person, time, listing, last words, “3 unread”.',
    'The open one has `aria-current`.',
    'While it loads, eight lines stand in, and “Loading…” is read once.',
  ],
} satisfies ComponentDocs;
