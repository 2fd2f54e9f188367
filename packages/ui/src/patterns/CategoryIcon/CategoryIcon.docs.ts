import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'The icon of a category: one of the kit’s for known names, an emoji unchanged, a tag for everything else.',
  notFor: [
    { when: 'It stands for a missing photo.', use: 'ListingPhoto' },
    { when: 'It is any other icon.', use: 'Icon' },
    { when: 'The category is a link, with its name and count.', use: ['CategoryTile', 'Chip'] },
  ],
  anatomy: [{ name: 'Root', what: 'A `<span>` that contains the icon.' }],
  keyboard: { none: 'It takes no focus: it is decorative.' },
  accessibility: ['Hidden from screen readers. The category’s name must be next to it.'],
} satisfies ComponentDocs;
