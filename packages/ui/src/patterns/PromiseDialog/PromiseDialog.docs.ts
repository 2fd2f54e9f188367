import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Asks for whom a listing is reserved, or who bought it, before it leaves the market.',
  pictured: 'center',
  notFor: [
    { when: 'It is a question with yes and no.', use: 'AlertDialog' },
    { when: 'Somebody writes to a seller.', use: 'ContactSellerDialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'A small `Dialog`: what is about to be done, and the title of the listing.' },
    { name: 'Answers', what: 'Who has written about it, and somebody else. None of it where nobody has.' },
    { name: 'Footer', what: '“Cancel”, and what does it.' },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Choose an answer.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from the answers to the buttons.' },
    { keys: ['Escape'], does: 'Cancels.' },
  ],
  accessibility: [
    'As in `Dialog`: title and listing are read when it opens, and the page behind is inert.',
    'The answers are a named group; who is told is said with each.',
  ],
} satisfies ComponentDocs;
