import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Shows and hides details in place.',
  alsoCalled: ['collapse', 'details', 'expander'],
  notFor: [
    { when: 'There are several, one below another.', use: 'Accordion' },
    { when: 'It opens a list of actions.', use: 'Menu' },
    { when: 'It must not push the page down.', use: ['Popover', 'Dialog'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<details>`; its `open` attribute is the state.' },
    { name: 'Summary', what: 'A `<summary>`, at least 44px high, always visible.' },
    { name: 'Sign', what: 'A chevron that turns when it opens.' },
    { name: 'Content', what: 'Shown while it is open.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Open or close it, with the focus on the summary.' }],
  accessibility: [
    'Native behavior: screen readers announce whether it is expanded, and it works without scripts.',
    'Where the summary is a heading of the page, put a `Heading` into it.',
  ],
} satisfies ComponentDocs;
