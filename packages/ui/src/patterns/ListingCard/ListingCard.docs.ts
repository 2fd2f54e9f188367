import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A listing among others: photo, title, price, place and age.',
  alsoCalled: ['product card'],
  notFor: [
    { when: 'It is one’s own, with its state and what can be done.', use: 'ListingRow' },
    { when: 'It is still on its way.', use: 'ListingCardSkeleton' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<article>`; `data-status`.' },
    { name: 'Photo', what: 'A `ListingPhoto`, 4:3, with an empty description.' },
    { name: 'Badges', what: 'Over the photo: featured; the status, when it is not active.' },
    { name: 'Title', what: 'A heading with the link, on two lines at most. The whole card is that link.' },
    { name: 'Price', what: 'A `Price`.' },
    { name: 'Facts', what: 'Condition where its owner says it, place, and a `RelativeDate`.' },
    { name: 'Favorite', what: 'Optional: a `FavoriteButton` in the corner, beside the link and not in it.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go to the link, then to the heart.' },
    { keys: ['Enter'], does: 'On the link: opens the listing.' },
    { keys: ['Enter', 'Space'], does: 'On the heart: saves it, or takes it out.' },
  ],
  accessibility: [
    'One link, named by the title alone; price, condition, place and age are read after it.',
    'The photo adds nothing that the title does not say, so it is not described twice.',
    'Pass `now`, the same on server and browser, so that the age agrees.',
  ],
} satisfies ComponentDocs;
