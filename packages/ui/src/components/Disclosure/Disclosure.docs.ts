import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Shows and hides details in place.',
  alsoCalled: ['collapse', 'details', 'expander'],
  notFor: [
    { when: 'There are several, one under another.', use: 'Accordion' },
    { when: 'It opens a list of things to do.', use: 'Menu' },
    { when: 'It must not push the page down.', use: ['Popover', 'Dialog'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<details>`; its `open` attribute is the state.' },
    { name: 'Summary', what: 'A `<summary>`, 44px high or more, always seen.' },
    { name: 'Sign', what: 'A chevron that turns when it opens.' },
    { name: 'Content', what: 'What shows while it is open.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Open or close it, with the focus on the summary.' }],
  accessibility: [
    'The platform’s own: screen readers say whether it is expanded, and it works without scripts.',
    'Where the summary is a heading of the page, put a `Heading` into it.',
  ],
} satisfies ComponentDocs;
