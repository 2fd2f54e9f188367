import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'How long ago something was posted: “Today”, “3 days ago”, “2 weeks ago”, then the date.',
  alsoCalled: ['time ago'],
  notFor: [
    { when: 'It is a message, which shows the time of day.', use: ['Conversation', 'ConversationList'] },
    { when: 'The exact day matters: write the date.', use: 'Text' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<time>` with the moment in `dateTime` and the full date as its title; a `<span>` when there is no date.',
    },
  ],
  keyboard: { none: 'It takes no focus: it tells.' },
  accessibility: [
    'The words are read as they stand.',
    'Pass `now`, the same on server and browser, so that both say the same.',
  ],
} satisfies ComponentDocs;
