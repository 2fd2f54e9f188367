import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One of a person’s own listings, with its state and what they can do about it.',
  notFor: [
    { when: 'It is someone else’s.', use: 'ListingCard' },
    { when: 'It is still on its way.', use: 'ListingRowSkeleton' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<article>`; `data-status`.' },
    { name: 'Photo', what: 'A small `ListingPhoto`.' },
    { name: 'Badges', what: 'The status, and featured.' },
    { name: 'Title', what: 'A heading with a link to the listing.' },
    { name: 'Facts', what: 'Price, place, age, views.' },
    { name: 'Note', what: 'Optional: why something failed, or when it can be bumped again.' },
    {
      name: 'Actions',
      what: '`OwnListingActions`: what can become of it now, Edit, Relist, Bump, Delete: each only when it is given.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go to the title, then through the actions.' },
    { keys: ['Enter', 'Space'], does: 'Press the action. Title and Edit are links: Enter follows them.' },
  ],
  accessibility: [
    'Every button says which listing it is about, for those who listen.',
    'The action under way is busy and keeps the focus; the others wait.',
    'The note is announced when it appears. Ask once more before deleting: `AlertDialog`.',
  ],
} satisfies ComponentDocs;
