import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A price in the provider’s currency, with a note when it will be shown as free.',
  alsoCalled: ['currency input', 'money'],
  notFor: [
    { when: 'A price is shown.', use: 'Price' },
    { when: 'It is another kind of number.', use: 'NumberField' },
  ],
  anatomy: [
    {
      name: 'All parts',
      what: 'As in `NumberField`, with the currency sign on the side where the language writes it.',
    },
    {
      name: 'Hint',
      what: 'Your hint; while the price is empty or zero, the note that it will be shown as free.',
    },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One unit of the currency up or down.' },
    { keys: ['PageUp', 'PageDown'], does: 'Ten units up or down.' },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  accessibility: [
    'The note that the price will be free is announced when it appears.',
    'With the price type `free` it shows 0 and is disabled; the parent keeps the typed price.',
    'The currency sign is decorative: add “in dollars” to the label or the hint if needed.',
  ],
} satisfies ComponentDocs;
