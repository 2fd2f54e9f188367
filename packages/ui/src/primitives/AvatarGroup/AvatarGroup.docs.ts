import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Several users in little space: who is in a conversation, who is interested.',
  alsoCalled: ['facepile', 'stack of avatars'],
  notFor: [
    { when: 'It is one user.', use: 'Avatar' },
    { when: 'The names matter as much as the pictures: write them in a list.', use: 'ConversationList' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>` named by the `label`.' },
    { name: 'Person', what: 'A `<li>` with an `Avatar`, overlapping the previous one.' },
    {
      name: 'More',
      what: 'A `<li>` with the number of hidden users. A single remaining user is shown instead.',
    },
  ],
  keyboard: { none: 'It takes no focus. Put a link or a button for the whole list next to it.' },
  accessibility: [
    'A named list: its length and items are announced as in any list.',
    'Each picture is announced by the user’s name, the number as “and 3 more”.',
    'The rim that separates avatars is kept in forced colors.',
  ],
  doDont: [{ do: 'A `label` that describes the group.', dont: 'More than six: users don’t count pictures.' }],
} satisfies ComponentDocs;
