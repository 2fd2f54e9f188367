import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The header of a seller’s page: picture, name, verified, since when.',
  notFor: [
    { when: 'It is next to a listing.', use: 'SellerCard' },
    { when: 'It is the signed-in user’s own account.', use: 'ProfileCard' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<header>`.' },
    { name: 'Picture', what: 'An `Avatar`.' },
    { name: 'Name', what: 'A heading of level `headingLevel`, and a badge if the email is verified.' },
    { name: 'Facts', what: 'A list: since when, how much was sold, reply time.' },
    { name: 'Actions', what: 'The `children`.' },
  ],
  keyboard: { none: 'It takes no focus; your actions do.' },
  accessibility: [
    'The facts are a list, so that screen readers announce their number.',
    'The icons before them are decorative.',
  ],
} satisfies ComponentDocs;
