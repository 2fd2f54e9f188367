import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The first tab stop: skips the header, straight to the content.',
  alsoCalled: ['skip navigation'],
  notFor: [{ when: 'It leads to another page.', use: 'TextLink' }],
  anatomy: [{ name: 'Root', what: 'An `<a href="#main">`, hidden until it has the focus.' }],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, as the first tab stop of the page.' },
    { keys: ['Enter'], does: 'Moves to the main part.' },
  ],
  accessibility: [
    'Put it before the header, as the first element in the body.',
    'The main part needs the `id` it links to, and `tabIndex={-1}` so that it can take the focus.',
  ],
} satisfies ComponentDocs;
