import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The end of every page: links to the site’s pages, to help, and to the legal texts.',
  notFor: [{ when: 'It is the top of the page.', use: 'SiteHeader' }],
  anatomy: [
    { name: 'Root', what: 'A `<footer>`.' },
    { name: 'Scene', what: 'A decorative street, or your own scene.' },
    { name: 'About', what: 'The `BrandMark`, a sentence, and your content. Below 480 px only your content.' },
    {
      name: 'Columns',
      what: 'A named `<nav>` for each of the `groups`. Three fit a phone: with five links at most 300 px in all.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: ['A landmark, with a named navigation for each group. One per page, outside `main`.'],
} satisfies ComponentDocs;
