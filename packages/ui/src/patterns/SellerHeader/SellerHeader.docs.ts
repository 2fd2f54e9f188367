import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Who a page of somebody’s listings is about: picture, name, what was confirmed, since when.',
  notFor: [
    { when: 'It stands beside a listing.', use: 'SellerCard' },
    { when: 'It is the signed-in person’s own account.', use: 'ProfileCard' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<header>`.' },
    { name: 'Picture', what: 'An `Avatar`.' },
    { name: 'Name', what: 'A heading of level `headingLevel`, and a badge when the address was confirmed.' },
    { name: 'Facts', what: 'A list: since when, how much was sold, how quickly they answer.' },
    { name: 'Actions', what: 'The `children`.' },
  ],
  keyboard: { none: 'It takes no focus; the actions you give it do.' },
  accessibility: [
    'The facts are a list, so that listeners hear how many there are.',
    'The signs before them are decoration: the words say it all.',
  ],
} satisfies ComponentDocs;
