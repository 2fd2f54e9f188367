import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'The frame of the small scenes for empty and broken pages. The kit’s scenes are components already: `PorchDrawing`, `SearchDrawing`, `MailboxDrawing`, `BirdhouseDrawing`, `DarkDrawing`, `SignpostDrawing`.',
  notFor: [
    { when: 'There is a message with it: these take a scene.', use: ['EmptyState', 'ErrorState'] },
    { when: 'It stands in a line of text or on a button.', use: 'Icon' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'An `<svg>` of 160 by 120 units, in the colors of the theme: night has its own light.',
    },
    { name: 'Scene', what: 'Its `children`: shapes drawn in lines.' },
  ],
  keyboard: { none: 'It takes no focus: it is decoration.' },
  accessibility: ['Hidden from screen readers. The words below it say all there is to say.'],
} satisfies ComponentDocs;
