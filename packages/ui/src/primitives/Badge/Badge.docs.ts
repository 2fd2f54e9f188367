import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A word or a number about the item next to it: new, verified, 4 unread.',
  alsoCalled: ['label', 'tag', 'counter'],
  notFor: [
    { when: 'It does something when pressed.', use: ['Chip', 'Button'] },
    { when: 'It is the status of a listing, or that it is featured.', use: ['StatusBadge', 'FeaturedBadge'] },
    { when: 'It needs a sentence.', use: 'Alert' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<span>`, a pill; `data-tone` is its tone. A `count` is a circle that grows with its digits.',
    },
    { name: 'Icon', what: 'Optional, before the word.' },
    { name: 'Word', what: 'The `children`: one or two words, or a number.' },
  ],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: [
    'The text has the meaning; the color only supports it.',
    'A bare number needs its unit for screen readers: hide the number and add “4 unread” with `VisuallyHidden`.',
  ],
  doDont: [
    {
      do: '`soft` next to text, `solid` over photos.',
      dont: '`glow` for anything but featured listings.',
    },
  ],
} satisfies ComponentDocs;
