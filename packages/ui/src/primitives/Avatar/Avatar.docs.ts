import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A user’s picture, else their initials on a color that stays theirs.',
  alsoCalled: ['profile picture', 'user'],
  notFor: [
    { when: 'It is a photo of a thing.', use: 'ListingPhoto' },
    { when: 'It is a drawing or an icon.', use: ['Drawing', 'CategoryIcon'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A round `<span>`; `data-state` is `picture` or `initials`.' },
    {
      name: 'Picture',
      what: 'An `<img>` with an empty description. If it fails to load, the initials replace it.',
    },
    {
      name: 'Initials',
      what: 'Up to two letters of the name, on one of five colors, always the same for a `seed`. Without letters: a drawn person.',
    },
  ],
  keyboard: { none: 'It takes no focus. The link or button around it does.' },
  accessibility: [
    'Hidden from screen readers: the name is next to it as text.',
    'Without a visible name, give it a `label`: it becomes an image with that name.',
  ],
  doDont: [
    {
      do: 'Pass the user’s id as `seed`, everywhere.',
      dont: 'Let the color follow the name, which users can change.',
    },
    {
      do: 'Put the name next to it.',
      dont: 'Use color or initials as the only identification: two users may share both.',
    },
  ],
} satisfies ComponentDocs;
