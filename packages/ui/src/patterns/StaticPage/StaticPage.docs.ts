import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A page to be read: title, table of contents, parts with headings that can be linked to.',
  notFor: [
    { when: 'It is a form, or a list of listings.', use: ['PageHeader', 'Container'] },
    { when: 'Readers need one part of many.', use: 'Accordion' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<article>`.' },
    { name: 'Head', what: 'The page’s `<h1>`, a lead, a line such as when it was updated.' },
    {
      name: 'Contents',
      what: 'A `<nav>` with a link to each part; beside the text where there is room, and in sight.',
    },
    { name: 'Intro', what: 'Optional, before the first part.' },
    { name: 'Part', what: 'A `<section>` with an `<h2>`; its `id` is its address within the page.' },
    { name: 'Footer', what: 'Optional, after the last part.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go through the contents, then the links of the text.' },
    { keys: ['Enter'], does: 'Goes to the part.' },
  ],
  accessibility: [
    'Every part is a region named by its heading. Use `h3` and deeper within a part.',
    'Numbers, with `numbered`, are part of the headings and of the contents.',
  ],
} satisfies ComponentDocs;
