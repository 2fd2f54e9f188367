import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The facts of one listing: category, location, posted date, views.',
  notFor: [
    { when: 'It is the listing among others.', use: 'ListingCard' },
    { when: 'It is a number to look into.', use: 'StatTile' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<dl>`.' },
    { name: 'Fact', what: 'A name and its value: `<dt>` and `<dd>`.' },
  ],
  keyboard: { none: 'It takes no focus: it tells.' },
  accessibility: [
    'A list of terms: every value is read with its name.',
    'What is not known says so: “Not specified”.',
  ],
} satisfies ComponentDocs;
