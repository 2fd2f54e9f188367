import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Views of one thing, one at a time, selected from a row of names.',
  alsoCalled: ['tab bar', 'tab list'],
  notFor: [
    {
      when: 'Each view has its own URL: a list filtered in different ways.',
      use: ['Chip', 'ChipRow'],
    },
    { when: 'Readers want to compare parts, or search in all of them.', use: 'Accordion' },
    { when: 'It is one answer in a form.', use: 'RadioGroup' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` around both.' },
    {
      name: 'Tab list',
      what: 'A row with the role `tablist`, named by `label`. It scrolls sideways if needed.',
    },
    { name: 'Tab', what: 'A `<button role="tab">`: a label, and an optional count.' },
    { name: 'Panel', what: 'One `tabpanel`: the `content` of the selected tab, else the `children`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected tab, then on to the panel.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Select the next or the previous tab, in reading direction, wrapping around.',
    },
    { keys: ['Home', 'End'], does: 'Select the first or the last tab.' },
    { keys: ['Enter', 'Space'], does: 'Select the focused tab, like a press.' },
  ],
  accessibility: [
    'Roles `tablist`, `tab` and `tabpanel`; the selected tab has `aria-selected` and names the panel.',
    'Only the selected tab is a tab stop. Moving the focus selects, so panels must render quickly.',
    'The panel itself can take the focus, so that text without links can be reached and scrolled.',
    'Give it a `label`: screen readers announce it before the tabs.',
  ],
  doDont: [
    {
      do: 'Two to five tabs of one or two words.',
      dont: 'A tab that navigates to another page, or a row of ten.',
    },
  ],
} satisfies ComponentDocs;
