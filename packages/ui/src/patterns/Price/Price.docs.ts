import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A price in the product’s words: whole amounts, “Free”, “/month”, “(obo)”, and what it fell from.',
  alsoCalled: ['currency', 'money'],
  notFor: [
    { when: 'It is typed.', use: 'PriceField' },
    { when: 'It is an amount to the cent: a receipt, a fee.', use: 'Text' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`; `data-free` when it is free.' },
    { name: 'Old price', what: 'Struck through, with how much less it is now.' },
    { name: 'Note', what: '“/month” for a rent or a rate, “(obo)” when the price can be talked about.' },
  ],
  keyboard: { none: 'It takes no focus: it tells.' },
  accessibility: [
    'Beside an old price the two are read as “now” and “was”: a line through a number is not read.',
    'The words are read as they stand. Where cents are rounded away, the exact amount is its title.',
  ],
} satisfies ComponentDocs;
