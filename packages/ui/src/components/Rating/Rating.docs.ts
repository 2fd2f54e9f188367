import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'How others rated something or somebody, in stars and half stars, with how many they were.',
  alsoCalled: ['stars', 'review'],
  notFor: [
    { when: 'Somebody is to give a rating.', use: 'RatingField' },
    { when: 'It shows how far a piece of work is.', use: 'ProgressBar' },
    { when: 'It marks something as a favorite.', use: 'FavoriteButton' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`, at home in a line of text.' },
    { name: 'Stars', what: 'Outlines, filled to the nearest half. Decoration.' },
    { name: 'Value', what: 'The mean with one decimal, in the digits of the language.' },
    { name: 'Count', what: 'How many rated, in brackets.' },
  ],
  keyboard: { none: 'It takes no focus. Around it, a link to the ratings does.' },
  accessibility: [
    'Read as one text: “4.5 of 5 stars, 12 ratings”. The stars and numbers that are drawn are hidden.',
    'Empty stars are outlines and full ones are filled: nothing hangs on their color.',
    'With `null` it says that there are no ratings yet, which is not the same as no stars.',
  ],
  doDont: [
    {
      do: 'Always with the count: a 5.0 of one is not a 4.8 of two hundred.',
      dont: 'Zero stars for nobody yet.',
    },
  ],
} satisfies ComponentDocs;
