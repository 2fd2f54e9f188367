import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'An icon-only link that looks like an `IconButton`.',
  notFor: [
    { when: 'It does something on this page.', use: 'IconButton' },
    { when: 'The icon needs a text.', use: 'ButtonLink' },
  ],
  anatomy: [{ name: 'Root', what: 'An `<a>` with one icon, through `renderLink`.' }],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: ['`label` is required and is its name.'],
} satisfies ComponentDocs;
