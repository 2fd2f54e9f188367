import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A price as displayed: whole amounts, “Free”, “/month”, “(obo)”, and the previous price.',
  alsoCalled: ['currency', 'money'],
  notFor: [
    { when: 'It is an input.', use: 'PriceField' },
    { when: 'It is an exact amount: a receipt, a fee.', use: 'Text' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`; `data-free` when it is free.' },
    { name: 'Old price', what: 'Struck through, with the reduction.' },
    { name: 'Note', what: '“/month” for a rent or a rate, “(obo)” when the price is negotiable.' },
  ],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: [
    'With an old price the two are announced as “now” and “was”: a strikethrough is not announced.',
    'The text is read as it is. If cents are rounded away, the exact amount is its title.',
  ],
} satisfies ComponentDocs;
