import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'The owner’s actions on a listing, by status: reserve, sell, offer again, renew, edit, post again, bump, delete.',
  pictured: 'center',
  notFor: [
    { when: 'The listing should be shown, too.', use: 'ListingRow' },
    { when: 'It is another user’s.', use: 'FavoriteButton' },
  ],
  anatomy: [
    { name: 'Root', what: 'A row of buttons that wraps; two per line on a phone.' },
    { name: 'Menu', what: 'With `compact`, all but the likeliest action and Edit.' },
    {
      name: 'Changes',
      what: 'The available status changes: a sold one can be offered again, an expired one renewed.',
    },
    { name: 'Edit', what: 'A link.' },
    { name: 'Change price', what: 'A link with `priceHref`, while it is for sale.' },
    { name: 'Post again', what: 'A link to a new listing based on it, once it is sold or has expired.' },
    { name: 'Bump and Delete', what: 'The last one is permanent.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from action to action.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused one.' },
  ],
  accessibility: [
    'Each button’s accessible name includes the listing.',
    'The pending one shows it, and the others wait.',
  ],
} satisfies ComponentDocs;
