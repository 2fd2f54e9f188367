import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Who is on the other side: picture or initial, name, since when, verified or not.',
  notFor: [
    { when: 'It is the signed-in person’s own account.', use: 'ProfileCard' },
    { when: 'The page is about this person.', use: 'SellerHeader' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>`.' },
    { name: 'Heading', what: '“Seller Information”, of level `headingLevel`.' },
    { name: 'Person', what: 'An `Avatar`, the name, a link with `href`; a badge when verified, since when.' },
    { name: 'Actions', what: 'The `children`: the message button, a note.' },
  ],
  keyboard: { none: 'Only the name takes focus, with `href`, and the actions you give it.' },
  accessibility: ['When the account is gone it says so in words, and names nobody.'],
} satisfies ComponentDocs;
