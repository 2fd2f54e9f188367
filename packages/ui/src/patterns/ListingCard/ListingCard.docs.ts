import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A listing in a list: photo, title, price, place and age.',
  alsoCalled: ['product card'],
  notFor: [
    { when: 'It is one’s own, with its status and actions.', use: 'ListingRow' },
    { when: 'It is still loading.', use: 'ListingCardSkeleton' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<article>`; `data-status`.' },
    { name: 'Photo', what: 'A `ListingPhoto`, 4:3, square on a phone, with an empty description.' },
    { name: 'Badges', what: 'Over the photo: featured; the status, when it is not active.' },
    { name: 'Title', what: 'A heading with the link, on two lines at most. The whole card is that link.' },
    { name: 'Price', what: 'A `Price`, seen above the title.' },
    { name: 'Facts', what: 'Condition if the owner states it, place or distance, and a `RelativeDate`.' },
    {
      name: 'Favorite',
      what: 'Optional: a `FavoriteButton` in the corner, next to the link and not inside it.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move to the link, then to the heart.' },
    { keys: ['Enter'], does: 'On the link: opens the listing.' },
    { keys: ['Enter', 'Space'], does: 'On the heart: saves it, or removes it.' },
  ],
  accessibility: [
    'One link, named by the title only; price, condition, place and age are read after it.',
    'The photo adds nothing to the title, so it is not described again.',
    'Pass `now`, the same on server and browser, so that the age matches.',
  ],
} satisfies ComponentDocs;
