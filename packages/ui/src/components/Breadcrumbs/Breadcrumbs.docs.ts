import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The position of this page in the site, with links to the levels above.',
  notFor: [
    {
      when: 'It should lead back to the previous page: that is a link to that page.',
      use: 'TextLink',
    },
    { when: 'It shows the progress of a process.', use: 'Stepper' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<nav>` with the name “Breadcrumb”.' },
    { name: 'List', what: 'An `<ol>` without numbers; on a phone only the page above this one is shown.' },
    { name: 'Step', what: 'A link to a page above this one; plain text without an `href`.' },
    {
      name: 'This page',
      what: 'The last one: plain text with `aria-current="page"`, truncated when long.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: [
    'The arrows between are decorative and not read; they follow the reading direction.',
    'One per page, above its title.',
  ],
} satisfies ComponentDocs;
