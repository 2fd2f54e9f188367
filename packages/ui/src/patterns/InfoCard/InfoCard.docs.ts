import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A fact or a link at a glance: an icon, a title, a sentence.',
  notFor: [
    { when: 'It is a number.', use: 'StatTile' },
    { when: 'It is a warning.', use: ['Alert', 'EmergencyNotice'] },
    { when: 'It has any other content.', use: 'Card' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-link` if it is a link.' },
    { name: 'Icon', what: 'Optional, decorative.' },
    { name: 'Title', what: 'A heading; with `href` it contains the link, which covers the card.' },
    { name: 'Text', what: 'One or two sentences.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link, if there is one.' }],
  accessibility: [
    'With `href` there is one link, named by the title. Don’t put other links into the text.',
    'The title is a heading: choose `headingLevel` by the page’s outline.',
  ],
} satisfies ComponentDocs;
