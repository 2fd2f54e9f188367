import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A link that looks like a button: the next step, a call to action.',
  notFor: [
    { when: 'It performs an action.', use: 'Button' },
    { when: 'The link is in a sentence or a list of links.', use: 'TextLink' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<a href>`, made by `renderLink` or the nearest `KitProvider`.' },
    { name: 'Start icon, label, end icon', what: 'As in `Button`.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: [
    'It is a link in every respect: it can be opened in a new tab, and is listed among the links of the page.',
    'There is no disabled link. Omit it until there is a page to link to.',
  ],
} satisfies ComponentDocs;
