import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The end of every page: the ways through the market, to help, and to the fine print.',
  notFor: [{ when: 'It is the top of the page.', use: 'SiteHeader' }],
  anatomy: [
    { name: 'Root', what: 'A `<footer>`.' },
    { name: 'Street', what: 'A quiet scene, for the eye.' },
    { name: 'About', what: 'The `BrandMark`, a sentence, and what you add.' },
    { name: 'Columns', what: 'Three `<nav>`s with names: browse, help, fine print.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: ['A landmark, with three named navigations. One on a page, outside `main`.'],
} satisfies ComponentDocs;
