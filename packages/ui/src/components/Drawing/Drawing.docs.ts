import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'The frame of the small scenes for empty and error pages. The kit’s scenes are ready components: `PorchDrawing`, `SearchDrawing`, `MailboxDrawing`, `BirdhouseDrawing`, `DarkDrawing`, `SignpostDrawing`.',
  notFor: [
    { when: 'There is a message with it: these components take a scene.', use: ['EmptyState', 'ErrorState'] },
    { when: 'It is inside a line of text or on a button.', use: 'Icon' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'An `<svg>` of 160 by 120 units, in the theme’s colors: the dark theme has its own light.',
    },
    { name: 'Scene', what: 'Its `children`: shapes drawn with lines.' },
  ],
  keyboard: { none: 'It takes no focus: it is decorative.' },
  accessibility: ['Hidden from screen readers. The text below it has all the information.'],
} satisfies ComponentDocs;
