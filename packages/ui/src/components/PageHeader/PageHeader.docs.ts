import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The top of a page: breadcrumbs, title, introduction and actions.',
  alsoCalled: ['title bar'],
  notFor: [
    { when: 'It is the title of a section.', use: 'Heading' },
    { when: 'It is the title of a list, with its count.', use: 'ResultsHeading' },
    {
      when: 'The page is a single short form, or a text to read.',
      use: ['AuthCard', 'StaticPage'],
    },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<header>`.' },
    { name: 'Breadcrumbs', what: 'Optional, above.' },
    { name: 'Title', what: 'The page’s `<h1>`.' },
    { name: 'Lead', what: 'Optional: a sentence or two.' },
    { name: 'Actions', what: 'Optional: buttons next to it; below it on narrow screens.' },
  ],
  keyboard: {
    none: 'The title takes the focus from code only (`headingRef`). Its actions and breadcrumbs are links and buttons.',
  },
  accessibility: [
    'One per page. Move the focus to its heading with `headingRef` when the page changes, so that reading starts there.',
    'The focused heading shows no ring: it is not interactive.',
  ],
} satisfies ComponentDocs;
