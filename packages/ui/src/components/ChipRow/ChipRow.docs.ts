import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Chips side by side: wrapping where there is room, one line that scrolls sideways on a phone, with the selected one in view.',
  alsoCalled: ['tag list'],
  notFor: [
    { when: 'There are more than about twelve.', use: 'Select' },
    { when: 'They are not chips.', use: 'Inline' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<ul>` with the name `label`.' },
    { name: 'Item', what: 'An `<li>` around each `Chip`.' },
  ],
  keyboard: [{ keys: ['Tab', 'Shift+Tab'], does: 'Go from chip to chip; a row that scrolls follows.' }],
  accessibility: [
    'A named list: screen readers say what is chosen between and how many chips there are.',
    'When the choice changes, the selected chip is scrolled into view; the page stays where it is.',
  ],
} satisfies ComponentDocs;
