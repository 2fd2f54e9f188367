import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Several people in the room of a few: who is in a conversation, who is interested.',
  alsoCalled: ['facepile', 'stack of avatars'],
  notFor: [
    { when: 'It is one person.', use: 'Avatar' },
    { when: 'The names matter as much as the faces: write them in a list.', use: 'ConversationList' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>` with the `label` as its name.' },
    { name: 'Person', what: 'A `<li>` with an `Avatar`, over the edge of the one before it.' },
    { name: 'More', what: 'A `<li>` with how many are not shown. One person alone is shown instead.' },
  ],
  keyboard: { none: 'It takes no focus. Put a link or a button to all of them beside it.' },
  accessibility: [
    'A list with a name: how many there are and who is read as of any list.',
    'Each picture is read by the name of its person, the number as “and 3 more”.',
    'The rim that tells one from the next stays in forced colors.',
  ],
  doDont: [
    { do: 'A `label` that says what they have in common.', dont: 'More than six: nobody counts faces.' },
  ],
} satisfies ComponentDocs;
