import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One photo of a listing in a frame of fixed shape, so that nothing moves when it loads.',
  notFor: [
    { when: 'It is a profile picture.', use: 'Avatar' },
    { when: 'It is a drawing.', use: 'Drawing' },
    { when: 'There are several to browse.', use: 'ListingGallery' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`; `data-state` is `loading`, `loaded`, `failed` or `empty`.' },
    { name: 'Ground', what: 'The photo’s blurred placeholder, or a soft color, while it loads.' },
    { name: 'Photo', what: 'An `<img>` in several renditions; the browser chooses by `sizes`.' },
    {
      name: 'Drawing',
      what: 'The category’s icon on its tint, without a photo. When a photo fails to load, with two words; without an `icon`, the outline of a picture and the words.',
    },
  ],
  keyboard: { none: 'It takes no focus. The link or button around it does.' },
  accessibility: [
    'It is described by the photo’s own description. Pass an empty `alt` if the text next to it says the same.',
    'Without a photo, the words are there for screen readers even where only the drawing is shown.',
    '`priority="high"` for photos visible when the page opens; all others load near the window.',
  ],
} satisfies ComponentDocs;
