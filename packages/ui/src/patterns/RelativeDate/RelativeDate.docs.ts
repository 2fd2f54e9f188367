import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The age of a post: “Today”, “3 days ago”, “2 weeks ago”, then the date.',
  alsoCalled: ['time ago'],
  notFor: [
    { when: 'It is a message, which shows the time of day.', use: ['Conversation', 'ConversationList'] },
    { when: 'The exact day matters: show the date.', use: 'Text' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<time>` with the time in `dateTime` and the full date as its title; a `<span>` without a date.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: [
    'The text is read as it is.',
    'Pass `now`, the same on server and browser, so that both match.',
  ],
} satisfies ComponentDocs;
