import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Sections of a page folded under their titles, for reading some of many.',
  alsoCalled: ['collapse', 'expander', 'FAQ'],
  notFor: [
    { when: 'There is one thing to unfold.', use: 'Disclosure' },
    { when: 'The parts are views of one thing, and one always shows.', use: 'Tabs' },
    { when: 'Most readers need most of it: show it, with headings.', use: 'StaticPage' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` around the sections.' },
    { name: 'Section', what: 'A `Disclosure` each: a `<details>` with a hairline above.' },
    { name: 'Title', what: 'A heading of level `headingLevel` inside the `<summary>`.' },
    { name: 'Content', what: 'What unfolds below the title.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from title to title, through what is open between them.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Open or close the section. With `exclusive`, opening one closes the others.',
    },
  ],
  accessibility: [
    'Built on `<details>`: screen readers say whether a section is open, and it works before scripts have loaded.',
    'The titles are headings of the page’s outline. Choose `headingLevel` so that none is left out.',
    'With `open` the owner decides; `onOpenChange` tells of every way a section opens: pressed, found in the page, closed by another.',
    '`exclusive` takes away what someone was reading. Use it only where the sections answer the same question.',
  ],
  doDont: [
    {
      do: 'Titles that say what is inside: “How do I get my money back?”',
      dont: 'Links or buttons in a title.',
    },
  ],
} satisfies ComponentDocs;
