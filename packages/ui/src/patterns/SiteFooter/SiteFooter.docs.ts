import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The end of every page: the ways through the market, to help, and to the fine print.',
  notFor: [{ when: 'It is the top of the page.', use: 'SiteHeader' }],
  anatomy: [
    { name: 'Root', what: 'A `<footer>`.' },
    { name: 'Scene', what: 'A quiet street, for the eye, or what you put there.' },
    { name: 'About', what: 'The `BrandMark`, a sentence, and what you add.' },
    { name: 'Columns', what: 'A `<nav>` with a name for each of the `groups`.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: ['A landmark, with a named navigation for each group. One on a page, outside `main`.'],
} satisfies ComponentDocs;
