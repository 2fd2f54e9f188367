import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'An amount that one user offered the other, and the possible responses.',
  alsoCalled: ['bid', 'counteroffer'],
  notFor: [
    { when: 'It is the asking price of a listing.', use: 'Price' },
    { when: 'The amount is still being typed.', use: 'OfferForm' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with `data-status`.' },
    { name: 'Label', what: 'Who made the offer.' },
    { name: 'Amount', what: 'Exact, in the `KitProvider`’s currency.' },
    { name: 'Status', what: 'Its status; while it is open, until when.' },
    {
      name: 'Actions',
      what: 'While it is open: Withdraw for one’s own, else Accept, another amount, Decline; only Decline when the listing is no longer available.',
    },
    { name: 'Next step', what: 'The parent’s content below, such as reserving.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from action to action.' },
    { keys: ['Enter', 'Space'], does: 'Press one.' },
  ],
  accessibility: [
    'Its status is a text, not only a color.',
    'In a `Conversation` the log announces a new offer and its status changes.',
    'While one action is pending the others are disabled; the pressed one keeps the focus.',
  ],
} satisfies ComponentDocs;
