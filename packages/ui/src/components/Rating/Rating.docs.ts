import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The rating of something or someone, in stars and half stars, with the number of ratings.',
  alsoCalled: ['stars', 'review'],
  notFor: [
    { when: 'Users should give a rating.', use: 'RatingField' },
    { when: 'It shows the progress of a task.', use: 'ProgressBar' },
    { when: 'It marks something as a favorite.', use: 'FavoriteButton' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`, for use in a line of text.' },
    { name: 'Stars', what: 'Outlines, filled to the nearest half. Decorative.' },
    { name: 'Value', what: 'The mean with one decimal, in the language’s digits.' },
    { name: 'Count', what: 'The number of ratings, in parentheses.' },
  ],
  keyboard: { none: 'It takes no focus. A link around it can.' },
  accessibility: [
    'Announced as one text: “4.5 of 5 stars, 12 ratings”. The visible stars and numbers are hidden.',
    'Empty stars are outlines and full ones are filled: they do not differ by color only.',
    'With `null` it says that there are no ratings yet, which differs from zero stars.',
  ],
  doDont: [
    {
      do: 'Always show the count: 5.0 from one rating differs from 4.8 from two hundred.',
      dont: 'Show zero stars when there are no ratings yet.',
    },
  ],
} satisfies ComponentDocs;
