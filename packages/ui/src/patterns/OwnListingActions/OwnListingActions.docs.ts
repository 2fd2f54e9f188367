import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'What people can do with a listing of their own, by what has become of it: reserve, sell, offer again, renew, edit, relist, bump, delete.',
  pictured: 'center',
  notFor: [
    { when: 'The listing should be seen, too.', use: 'ListingRow' },
    { when: 'It is somebody else’s.', use: 'FavoriteButton' },
  ],
  anatomy: [
    { name: 'Root', what: 'A row of buttons that wraps; two to a line on a phone.' },
    {
      name: 'Changes',
      what: 'What can become of it now: a sold one can be offered again, an expired one renewed.',
    },
    { name: 'Edit', what: 'A link.' },
    { name: 'Relist', what: 'A link to a new listing like it, once it is sold or has expired.' },
    { name: 'Bump and Delete', what: 'The last, and the one that is for good.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from action to action.' },
    { keys: ['Enter', 'Space'], does: 'Does the focused one.' },
  ],
  accessibility: [
    'Each button says after its words, to ears only, which listing it is about.',
    'While one is under way it says so, and the others wait.',
  ],
} satisfies ComponentDocs;
