import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A number to type, with arrow keys to change it.',
  alsoCalled: ['numeric input', 'spinbutton'],
  notFor: [
    { when: 'It is a price.', use: 'PriceField' },
    { when: 'It consists of digits but is not a number: a ZIP code, a phone number.', use: 'TextField' },
  ],
  anatomy: [
    { name: 'All parts', what: 'As in `TextField`; the input has the role `spinbutton`.' },
    {
      name: 'Posted input',
      what: 'Only if the language writes no decimal point: holds the submitted number, with `name` and `ref`.',
    },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One `step` up or down, within `min` and `max`.' },
    { keys: ['PageUp', 'PageDown'], does: 'Ten steps up or down.' },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  accessibility: [
    'Its value and its bounds are published as `aria-valuenow`, `aria-valuemin` and `aria-valuemax`.',
    'Not `type="number"`: the wheel never changes it, and invalid text is never hidden.',
    'Shown and typed in the format of the provider’s language (12,50), submitted with a point (12.50). Group separators are accepted (1,200 in English), and removed on blur or Enter.',
    'The bounds only apply to the keys. Typed values are kept; validation is up to the form.',
  ],
} satisfies ComponentDocs;
