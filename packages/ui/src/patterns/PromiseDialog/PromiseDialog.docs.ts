import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Asks whom a listing is reserved for, or who bought it, before it leaves the market.',
  pictured: 'center',
  notFor: [
    { when: 'It is a question with yes and no.', use: 'AlertDialog' },
    { when: 'A buyer writes to a seller.', use: 'ContactSellerDialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'A small `Dialog`: the pending change, and the title of the listing.' },
    {
      name: 'Answers',
      what: 'The users who have written about it, and “Someone else”. Left out where no one has written.',
    },
    { name: 'Footer', what: '“Cancel”, and the button that confirms.' },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Select an answer.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from the answers to the buttons.' },
    { keys: ['Escape'], does: 'Cancels.' },
  ],
  accessibility: [
    'As in `Dialog`: title and listing are announced when it opens, and the page behind is inert.',
    'The answers are a named group. Confirming without one moves the focus to the first, with an error.',
  ],
} satisfies ComponentDocs;
