import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Views of one thing, one at a time, with a row of names to choose by.',
  alsoCalled: ['tab bar', 'tab list'],
  notFor: [
    {
      when: 'Each view has an address of its own: a list filtered in different ways.',
      use: ['Chip', 'ChipRow'],
    },
    { when: 'Readers want to compare parts, or find words in all of them.', use: 'Accordion' },
    { when: 'It is one answer in a form.', use: 'RadioGroup' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` around both.' },
    {
      name: 'Tab list',
      what: 'A row with the role `tablist`, named by `label`. It scrolls sideways when it must.',
    },
    { name: 'Tab', what: 'A `<button role="tab">`: words, and a count where there is one.' },
    { name: 'Panel', what: 'One `tabpanel`: the `content` of the chosen tab, else the `children`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen tab, then on to the panel.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Choose the next or the previous tab, in the direction of reading, and go round at the ends.',
    },
    { keys: ['Home', 'End'], does: 'Choose the first or the last tab.' },
    { keys: ['Enter', 'Space'], does: 'Choose the focused tab, as a press does.' },
  ],
  accessibility: [
    'Roles `tablist`, `tab` and `tabpanel`; the chosen tab has `aria-selected` and names the panel.',
    'Only the chosen tab is a stop of the Tab key. Choosing follows the focus, so panels must be quick to show.',
    'The panel itself takes the focus, so that text without links can be reached and scrolled.',
    'Give it a `label`: it is what a screen reader says before the tabs.',
  ],
  doDont: [
    { do: 'Two to five tabs of one or two words.', dont: 'A tab that leaves the page, or a row of ten.' },
  ],
} satisfies ComponentDocs;
