import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'An amount that one of two people offered the other, and the answers to it.',
  alsoCalled: ['bid', 'counteroffer'],
  notFor: [
    { when: 'It is the price that a listing asks.', use: 'Price' },
    { when: 'The amount is still being typed.', use: 'OfferForm' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with `data-status`.' },
    { name: 'Label', what: 'Whose offer it is.' },
    { name: 'Amount', what: 'Exact, in the currency of the `KitProvider`.' },
    { name: 'Status', what: 'What has become of it; while it is open, until when.' },
    {
      name: 'Actions',
      what: 'While it is open: Withdraw for one’s own, else Accept, another amount, Decline; Decline alone when nothing can be agreed on any more.',
    },
    { name: 'Next step', what: 'What the owner puts below, such as reserving.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from action to action.' },
    { keys: ['Enter', 'Space'], does: 'Press one.' },
  ],
  accessibility: [
    'What became of it is said in words, never by color alone.',
    'In a `Conversation` the log announces a new offer and how it changes.',
    'While one action is under way the others cannot be pressed; the pressed one keeps the focus.',
  ],
} satisfies ComponentDocs;
