import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The first stop of the Tab key: past the header, straight to the content.',
  alsoCalled: ['skip navigation'],
  notFor: [{ when: 'It leads to another page.', use: 'TextLink' }],
  anatomy: [{ name: 'Root', what: 'An `<a href="#main">`, unseen until it has the focus.' }],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, as the first stop of the page.' },
    { keys: ['Enter'], does: 'Goes to the main part.' },
  ],
  accessibility: [
    'Put it before the header, as the first thing in the body.',
    'The main part needs the `id` it leads to, and `tabIndex={-1}` so that the focus goes there.',
  ],
} satisfies ComponentDocs;
