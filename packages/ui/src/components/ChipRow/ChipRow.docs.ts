import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A row of chips: it wraps if there is space, and scrolls sideways in one line on a phone, with the selected chip in view.',
  alsoCalled: ['tag list'],
  notFor: [
    { when: 'There are more than about twelve.', use: 'Select' },
    { when: 'They are not chips.', use: 'Inline' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>` with the name `label`.' },
    { name: 'Item', what: 'An `<li>` around each `Chip`.' },
  ],
  keyboard: [{ keys: ['Tab', 'Shift+Tab'], does: 'Move from chip to chip; a scrolling row follows.' }],
  accessibility: [
    'A named list: screen readers announce its name and the number of chips.',
    'When the choice changes, the selected chip is scrolled into view; the page stays where it is.',
  ],
} satisfies ComponentDocs;
