import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Nothing here yet: why, and the one thing to do about it.',
  alsoCalled: ['blank slate', 'zero state'],
  pictured: 'center',
  notFor: [
    { when: 'Something failed.', use: 'ErrorState' },
    { when: 'It is still loading.', use: ['Skeleton', 'Spinner'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with centered contents.' },
    { name: 'Drawing', what: 'A scene, such as `<MailboxDrawing />`, or none.' },
    { name: 'Title', what: 'A heading of level `headingLevel`.' },
    { name: 'Text', what: 'Optional: a sentence, the `children`.' },
    { name: 'Action', what: 'Optional: one button or link.' },
  ],
  keyboard: { none: 'It takes no focus; its action does, as a button or a link.' },
  accessibility: [
    'The title is a heading, so that users who navigate by headings learn why the page is empty.',
    'When a list becomes empty through a user’s action, the parent must announce it or move the focus.',
  ],
  doDont: [
    {
      do: '“Nothing saved yet. Press the heart on a listing and it will wait for you here.”',
      dont: '“No results.”',
    },
  ],
} satisfies ComponentDocs;
