import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A short choice among others: a link to one view of a list, a switch, or an active filter that a press removes.',
  alsoCalled: ['tag', 'pill', 'token'],
  notFor: [
    { when: 'It is the main action of a screen.', use: 'Button' },
    { when: 'It is only information.', use: 'Badge' },
    { when: 'It switches between panels on this page.', use: 'Tabs' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'An `<a>` for `link`, a `<button>` for `toggle` and `filter`; `data-variant` and `data-selected`.',
    },
    { name: 'Icon', what: 'Optional, before the words.' },
    { name: 'Words', what: 'One to three.' },
    { name: 'Count', what: 'Optional: number of results.' },
    { name: 'Cross', what: 'On a `filter`, with “Remove filter:” before its text for screen readers.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from chip to chip.' },
    { keys: ['Enter'], does: 'Follows the link, or presses the button.' },
    { keys: ['Space'], does: 'Presses a `toggle` or a `filter`.' },
  ],
  accessibility: [
    'The current link has `aria-current="page"`; a toggle has `aria-pressed`.',
    'Put chips into a `ChipRow`: it names what they choose between.',
    'A removed filter chip takes the focus with it: move it to the next one or to the list.',
  ],
} satisfies ComponentDocs;
