import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The top of a page: where it lies, its title, what it is about, what can be done.',
  alsoCalled: ['title bar'],
  notFor: [
    { when: 'It is the title of a part.', use: 'Heading' },
    { when: 'It is the title of a list, with its count.', use: 'ResultsHeading' },
    {
      when: 'The page is a short form that stands alone, or a text to be read.',
      use: ['AuthCard', 'StaticPage'],
    },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<header>`.' },
    { name: 'Breadcrumbs', what: 'Optional, above.' },
    { name: 'Title', what: 'The page’s `<h1>`.' },
    { name: 'Lead', what: 'Optional: a sentence or two.' },
    { name: 'Actions', what: 'Optional: buttons beside it; below it where there is no room.' },
  ],
  keyboard: {
    none: 'The title takes the focus from code only (`headingRef`). Its actions and breadcrumbs are links and buttons.',
  },
  accessibility: [
    'One a page. Move the focus to its heading when the page changes, so that reading starts there: `headingRef` is for that.',
    'The focused heading draws no ring: it is not something to press.',
  ],
} satisfies ComponentDocs;
