import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A text page: title, table of contents, sections with linkable headings.',
  notFor: [
    { when: 'It is a form, or a list of listings.', use: ['PageHeader', 'Container'] },
    { when: 'Readers need one section of many.', use: 'Accordion' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<article>`.' },
    { name: 'Head', what: 'The page’s `<h1>`, a lead, and a line such as the date of the last update.' },
    {
      name: 'Contents',
      what: 'A `<nav>` with a link to each section; sticky next to the text if there is space.',
    },
    { name: 'Intro', what: 'Optional, before the first section.' },
    { name: 'Part', what: 'A `<section>` with an `<h2>`; its `id` is its URL fragment.' },
    { name: 'Footer', what: 'Optional, after the last section.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through the contents, then the links of the text.' },
    { keys: ['Enter'], does: 'Goes to the section.' },
  ],
  accessibility: [
    'Every section is a region named by its heading. Use `h3` and deeper inside.',
    'Numbers, with `numbered`, are part of the headings and of the contents.',
  ],
} satisfies ComponentDocs;
