import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One of the user’s own listings, with its status and actions.',
  notFor: [
    { when: 'It is another user’s.', use: 'ListingCard' },
    { when: 'It is still loading.', use: 'ListingRowSkeleton' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<article>`; `data-status`.' },
    { name: 'Photo', what: 'A small `ListingPhoto`.' },
    { name: 'Title', what: 'A heading with a link to the listing.' },
    { name: 'Facts', what: 'Price and status.' },
    { name: 'Meta', what: 'Place, age and views; hidden on a phone, so that many rows fit.' },
    { name: 'Note', what: 'Optional: why something failed, or when it can be bumped again.' },
    {
      name: 'Actions',
      what: 'A compact `OwnListingActions`: one status change, Edit, and a menu of the others: each only if its prop is set.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move to the title, then through the actions.' },
    { keys: ['Enter', 'Space'], does: 'Press the action. Title and Edit are links: Enter follows them.' },
  ],
  accessibility: [
    'Every button names its listing, for screen readers.',
    'The pending action is busy and keeps the focus; the others wait.',
    'The note is announced when it appears. Ask for confirmation before deleting: `AlertDialog`.',
  ],
} satisfies ComponentDocs;
