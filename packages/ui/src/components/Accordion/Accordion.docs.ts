import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Page sections collapsed under their titles, for readers who need only some of them.',
  alsoCalled: ['collapse', 'expander', 'FAQ'],
  notFor: [
    { when: 'There is only one thing to expand.', use: 'Disclosure' },
    { when: 'The parts are views of one thing, and one is always shown.', use: 'Tabs' },
    { when: 'Most readers need most of it: show it, with headings.', use: 'StaticPage' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` around the sections.' },
    { name: 'Section', what: 'A `Disclosure` each: a `<details>` with a hairline above.' },
    { name: 'Title', what: 'A heading of level `headingLevel` inside the `<summary>`.' },
    { name: 'Content', what: 'What expands below the title.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from title to title, through the content of open sections.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Open or close the section. With `exclusive`, opening one closes the others.',
    },
  ],
  accessibility: [
    'Built on `<details>`: screen readers announce whether a section is open, and it works before scripts load.',
    'The titles are headings in the page’s outline. Choose `headingLevel` so that no level is skipped.',
    'With `open` the parent decides; `onOpenChange` reports every way a section opens or closes: pressed, found in the page, closed by another.',
    '`exclusive` closes what the user may be reading. Use it only where the sections answer the same question.',
  ],
  doDont: [
    {
      do: 'Titles that say what is inside: “How do I get my money back?”',
      dont: 'Links or buttons in a title.',
    },
  ],
} satisfies ComponentDocs;
