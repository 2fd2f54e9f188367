import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A short choice among its siblings: a link to one view of a list, a switch, or a filter in force that a press takes away.',
  alsoCalled: ['tag', 'pill', 'token'],
  notFor: [
    { when: 'It is the main action of a screen.', use: 'Button' },
    { when: 'It only says something.', use: 'Badge' },
    { when: 'It switches between panels on this page.', use: 'Tabs' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'An `<a>` for `link`, a `<button>` for `toggle` and `filter`; `data-variant` and `data-selected`.',
    },
    { name: 'Icon', what: 'Optional, before the words.' },
    { name: 'Words', what: 'One to three.' },
    { name: 'Count', what: 'Optional: how many things wait behind it.' },
    { name: 'Cross', what: 'On a `filter`, with “Remove filter:” before its words for those who listen.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from chip to chip.' },
    { keys: ['Enter'], does: 'Follows the link, or presses the button.' },
    { keys: ['Space'], does: 'Presses a `toggle` or a `filter`.' },
  ],
  accessibility: [
    'The link to what is shown now has `aria-current="page"`; a toggle has `aria-pressed`.',
    'Put chips into a `ChipRow`: it names what they choose between.',
    'When a filter goes, the focus would go with its chip: move it to the next one or to the list.',
  ],
} satisfies ComponentDocs;
