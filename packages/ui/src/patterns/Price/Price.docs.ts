import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A price in the product’s words: whole dollars, “Free”, “(obo)”.',
  alsoCalled: ['currency', 'money'],
  notFor: [
    { when: 'It is typed.', use: 'PriceField' },
    { when: 'It is an amount to the cent: a receipt, a fee.', use: 'Text' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`; `data-free` when it is free.' },
    { name: 'Note', what: '“(obo)” when the price can be talked about.' },
  ],
  keyboard: { none: 'It takes no focus: it tells.' },
  accessibility: [
    'The words are read as they stand. Where cents are rounded away, the exact amount is its title.',
  ],
} satisfies ComponentDocs;
