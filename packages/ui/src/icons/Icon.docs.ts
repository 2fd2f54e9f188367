import type { ComponentDocs } from '../docs/index.ts';

export default {
  purpose:
    'The frame of every icon of the set, and of those you draw yourself. The icons are components already: `<SearchIcon />`.',
  notFor: [
    { when: 'It is pressed.', use: 'IconButton' },
    { when: 'It is the sign of a category.', use: 'CategoryIcon' },
    { when: 'It is a scene for an empty page.', use: 'Drawing' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<svg>` on a 24-unit grid, stroked in the color of the words around it.' },
    { name: 'Drawing', what: 'Its `children`: paths with round ends, strokes of 1.75 units.' },
  ],
  keyboard: { none: 'It takes no focus; the button or link around it does.' },
  accessibility: [
    'Hidden from screen readers: the words beside it, or the name of its button, say what it means.',
    'An icon that stands alone and means something has a `label`: it is then an image with that name.',
    'Arrows and chevrons of the set turn with the direction of reading; pass `directional` for your own.',
  ],
} satisfies ComponentDocs;
