import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A word or a number about the thing beside it: new, verified, 4 unread.',
  alsoCalled: ['label', 'tag', 'counter'],
  notFor: [
    { when: 'It does something when pressed.', use: ['Chip', 'Button'] },
    { when: 'It says how a listing stands, or that it is featured.', use: ['StatusBadge', 'FeaturedBadge'] },
    { when: 'It needs a sentence.', use: 'Alert' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<span>`, a pill; `data-tone` says its tone. A `count` is a circle that grows with its digits.',
    },
    { name: 'Icon', what: 'Optional, before the word.' },
    { name: 'Word', what: 'The `children`: one or two words, or a number.' },
  ],
  keyboard: { none: 'It takes no focus: it only says something.' },
  accessibility: [
    'The word carries the meaning; the color helps those who see it.',
    'A bare number needs its unit for those who listen: hide the number and say “4 unread” with `VisuallyHidden`.',
  ],
  doDont: [
    {
      do: '`soft` beside text, `solid` over photos.',
      dont: '`glow` for anything but the lamp: what is featured.',
    },
  ],
} satisfies ComponentDocs;
