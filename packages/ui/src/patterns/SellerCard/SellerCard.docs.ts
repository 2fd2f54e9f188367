import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The other user: picture or initial, name, since when, verified or not, how soon they reply.',
  notFor: [
    { when: 'It is the signed-in user’s own account.', use: 'ProfileCard' },
    { when: 'The page is about this user.', use: 'SellerHeader' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>`.' },
    {
      name: 'Heading',
      what: '“Seller Information”, at level `headingLevel`, with the `options` at its end.',
    },
    {
      name: 'Person',
      what: 'An `Avatar`, the name, a badge when verified, since when. With `href`, a link.',
    },
    { name: 'Facts', what: 'Reply time and number of sold listings; an empty line while they load.' },
    { name: 'Actions', what: 'The `children`: the message button, a note.' },
  ],
  keyboard: { none: 'Only the row, with `href`, and your options and actions take focus.' },
  accessibility: [
    'A deleted account is shown as a text, without a name.',
    'The whole row can be pressed; the link is named by the seller alone.',
  ],
} satisfies ComponentDocs;
