import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A price in dollars, which says at once when it will be shown as free.',
  notFor: [
    { when: 'A price is shown.', use: 'Price' },
    { when: 'It is another number.', use: 'NumberField' },
  ],
  anatomy: [
    { name: 'All parts', what: 'As in `NumberField`, with a dollar sign before the text.' },
    { name: 'Hint', what: 'Your hint; while the price is empty or zero, that it will be shown as free.' },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One dollar up or down.' },
    { keys: ['PageUp', 'PageDown'], does: 'Ten dollars up or down.' },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  accessibility: [
    'That the price will be free is announced as it becomes so.',
    'With the price type `free` it shows 0 and is locked; what was typed is the owner’s to keep.',
    'The dollar sign is decoration: say “in dollars” in the label or the hint where it matters.',
  ],
} satisfies ComponentDocs;
