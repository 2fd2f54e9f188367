import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Where this page lies, and the way back up.',
  notFor: [
    {
      when: 'It should lead back to where someone came from: that is a link to that place.',
      use: 'TextLink',
    },
    { when: 'It shows how far a course of things is.', use: 'Stepper' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<nav>` with the name “Breadcrumb”.' },
    { name: 'List', what: 'An `<ol>` without numbers.' },
    { name: 'Step', what: 'A link to a place above this one; plain words without an address.' },
    {
      name: 'This page',
      what: 'The last one: plain words with `aria-current="page"`, cut when they are long.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: [
    'The arrows between are drawn and not read; they turn with the direction of reading.',
    'One on a page, above its title.',
  ],
} satisfies ComponentDocs;
