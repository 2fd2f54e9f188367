import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The other user: picture or initial, name, since when, verified or not.',
  notFor: [
    { when: 'It is the signed-in user’s own account.', use: 'ProfileCard' },
    { when: 'The page is about this user.', use: 'SellerHeader' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>`.' },
    { name: 'Heading', what: '“Seller Information”, at level `headingLevel`.' },
    { name: 'Person', what: 'An `Avatar`, the name, a link with `href`; a badge when verified, since when.' },
    { name: 'Actions', what: 'The `children`: the message button, a note.' },
  ],
  keyboard: { none: 'Only the name, with `href`, and your actions take focus.' },
  accessibility: ['A deleted account is shown as a text, without a name.'],
} satisfies ComponentDocs;
