import type { ComponentDocs } from '../docs/index.ts';

export default {
  purpose:
    'The frame of every icon of the set, and of your own. The icons are ready components: `<SearchIcon />`.',
  notFor: [
    { when: 'It is pressed.', use: 'IconButton' },
    { when: 'It represents a category.', use: 'CategoryIcon' },
    { when: 'It is a scene for an empty page.', use: 'Drawing' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<svg>` on a 24-unit grid, stroked in the surrounding text color.' },
    { name: 'Drawing', what: 'Its `children`: paths with round ends, strokes of 1.75 units.' },
  ],
  keyboard: { none: 'It takes no focus; the button or link around it does.' },
  accessibility: [
    'Hidden from screen readers: the text next to it, or the name of its button, has its meaning.',
    'A standalone icon with a meaning has a `label`: it is then an image with that name.',
    'Arrows and chevrons of the set follow the reading direction; pass `directional` for your own.',
  ],
} satisfies ComponentDocs;
