import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Asks for the amount that somebody offers for a listing.',
  pictured: 'center',
  notFor: [
    { when: 'It is the price of one’s own listing.', use: 'PriceField' },
    { when: 'The offer was made.', use: 'OfferBubble' },
  ],
  anatomy: [
    { name: 'Dialog', what: 'A `Dialog`; a press outside does not close it.' },
    {
      name: 'Asking price',
      what: 'What the listing asks; below it the offer that is answered, if there is one.',
    },
    { name: 'Amount', what: 'A `NumberField` with the currency; it has the focus at first.' },
    { name: 'Footer', what: 'Cancel and Send.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In the amount: sends.' },
    { keys: ['Escape'], does: 'Asks to close.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Walk through what is inside; the page behind is inert.' },
  ],
  accessibility: [
    'What is wrong is tied to the amount and announced when it appears.',
    'While sending, the amount is read-only and keeps the focus; Send says so.',
  ],
} satisfies ComponentDocs;
