import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Asks for the amount of an offer.',
  pictured: 'center',
  notFor: [
    { when: 'It is the price of one’s own listing.', use: 'PriceField' },
    { when: 'The offer was made.', use: 'OfferBubble' },
  ],
  anatomy: [
    { name: 'Dialog', what: 'A `Dialog`; a press outside does not close it.' },
    {
      name: 'Asking price',
      what: 'The asking price; below it the countered offer, if there is one.',
    },
    { name: 'Amount', what: 'A `NumberField` with the currency; it gets the initial focus.' },
    { name: 'Footer', what: 'Cancel and Send.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In the amount: sends.' },
    { keys: ['Escape'], does: 'Requests to close.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through its contents; the page behind is inert.' },
  ],
  accessibility: [
    'The error is associated with the amount and announced when it appears.',
    'While sending, the amount is read-only and keeps the focus; Send shows it.',
  ],
} satisfies ComponentDocs;
