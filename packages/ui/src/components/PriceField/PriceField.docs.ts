import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A price in the currency of the provider, which says at once when it will be shown as free.',
  alsoCalled: ['currency input', 'money'],
  notFor: [
    { when: 'A price is shown.', use: 'Price' },
    { when: 'It is another number.', use: 'NumberField' },
  ],
  anatomy: [
    {
      name: 'All parts',
      what: 'As in `NumberField`, with the sign of the currency on the side where the language writes it.',
    },
    { name: 'Hint', what: 'Your hint; while the price is empty or zero, that it will be shown as free.' },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One unit of the currency up or down.' },
    { keys: ['PageUp', 'PageDown'], does: 'Ten units up or down.' },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  accessibility: [
    'That the price will be free is announced as it becomes so.',
    'With the price type `free` it shows 0 and is locked; what was typed is the owner’s to keep.',
    'The sign of the currency is decoration: say “in dollars” in the label or the hint where it matters.',
  ],
} satisfies ComponentDocs;
