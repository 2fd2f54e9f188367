import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Leads somewhere, and looks like a button: the next step, a call to action.',
  notFor: [
    { when: 'It does something here.', use: 'Button' },
    { when: 'The link stands in a sentence or a list of links.', use: 'TextLink' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<a href>`, made by `renderLink` or the nearest `KitProvider`.' },
    { name: 'Start icon, label, end icon', what: 'As in `Button`.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: [
    'It is a link to everyone: it can be opened in a new tab, and is listed among the links of the page.',
    'There is no disabled link. Leave it out until it leads somewhere.',
  ],
} satisfies ComponentDocs;
