import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A fact or a way on, at a glance: an icon, a title, a sentence.',
  notFor: [
    { when: 'It is a number.', use: 'StatTile' },
    { when: 'It is a warning.', use: ['Alert', 'EmergencyNotice'] },
    { when: 'It holds anything else.', use: 'Card' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-link` when it leads somewhere.' },
    { name: 'Icon', what: 'Optional, for the eye.' },
    { name: 'Title', what: 'A heading; with `href` it holds the link, and the whole card can be pressed.' },
    { name: 'Text', what: 'One or two sentences.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link, where there is one.' }],
  accessibility: [
    'With `href` there is one link, named by the title. Put no other link into the text then.',
    'The title is a heading: choose `headingLevel` by the page’s outline.',
  ],
} satisfies ComponentDocs;
