import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'The drawing of a category: one of the kit’s for the names it knows, an emoji as it is, a tag for everything else.',
  notFor: [
    { when: 'It is any other sign.', use: 'Icon' },
    { when: 'The category is a link, with its name and count.', use: ['CategoryTile', 'Chip'] },
  ],
  anatomy: [{ name: 'Root', what: 'A `<span>` with the drawing in it.' }],
  keyboard: { none: 'It takes no focus: it is decoration.' },
  accessibility: ['Hidden from screen readers. The category’s name must stand beside it.'],
} satisfies ComponentDocs;
