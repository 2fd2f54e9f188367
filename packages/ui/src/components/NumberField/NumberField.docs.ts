import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A number to type, with arrow keys to change it.',
  alsoCalled: ['numeric input', 'spinbutton'],
  notFor: [
    { when: 'It is a price.', use: 'PriceField' },
    { when: 'It is made of digits but is no number: a ZIP code, a telephone number.', use: 'TextField' },
  ],
  anatomy: [
    { name: 'All parts', what: 'As in `TextField`; the input has the role `spinbutton`.' },
    {
      name: 'Posted input',
      what: 'Only where numbers are not written with a point: holds the number as it is sent, with `name` and `ref`.',
    },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One `step` up or down, within `min` and `max`.' },
    { keys: ['PageUp', 'PageDown'], does: 'Ten steps up or down.' },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  accessibility: [
    'Its value and its bounds are published as `aria-valuenow`, `aria-valuemin` and `aria-valuemax`.',
    'Not `type="number"`: it never changes under a scrolling wheel, and never hides what it cannot read.',
    'Shown and typed as the language of the provider writes it (12,50), sent with a point (12.50). Groups are read as the language writes them (1,200 in English), and written plainly when the field is left or at Enter.',
    'The bounds hold for the keys only. What is typed stays; checking it is the form’s work.',
  ],
} satisfies ComponentDocs;
