import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A person’s picture, else their initials on a color that stays theirs.',
  alsoCalled: ['profile picture', 'user'],
  notFor: [
    { when: 'It is a photo of a thing.', use: 'ListingPhoto' },
    { when: 'It is a drawing or a sign.', use: ['Drawing', 'CategoryIcon'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A round `<span>`; `data-state` is `picture` or `initials`.' },
    {
      name: 'Picture',
      what: 'An `<img>` with an empty description. When it does not load, the initials take its place.',
    },
    {
      name: 'Initials',
      what: 'Up to two letters of the name, on one of five grounds that is always the same for a name. Without letters: a drawn person.',
    },
  ],
  keyboard: { none: 'It takes no focus. Around it, the link or button does.' },
  accessibility: [
    'Hidden from screen readers: the name stands beside it in words.',
    'Where no name is written, give it a `label`: it becomes an image with that name.',
  ],
  doDont: [
    {
      do: 'Write the name beside it.',
      dont: 'Let color or initials be the only sign of who it is: two people may share both.',
    },
  ],
} satisfies ComponentDocs;
