import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The facts of one listing: category, location, posted date, views.',
  notFor: [
    { when: 'It is a listing in a list.', use: 'ListingCard' },
    { when: 'It is a number with details.', use: 'StatTile' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<dl>`.' },
    { name: 'Fact', what: 'A name and its value: `<dt>` and `<dd>`.' },
  ],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: [
    'A description list: every value is read with its name.',
    'Unknown values are shown as “Not specified”.',
  ],
} satisfies ComponentDocs;
