import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One photo of a listing in a frame of fixed shape, so that nothing moves when it arrives.',
  notFor: [
    { when: 'It is a person.', use: 'Avatar' },
    { when: 'It is drawn.', use: 'Drawing' },
    { when: 'There are several to go through.', use: 'ListingGallery' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>`; `data-state` is `loading`, `loaded`, `failed` or `empty`.' },
    { name: 'Ground', what: 'The photo’s blurred placeholder, or a soft color, while it loads.' },
    { name: 'Photo', what: 'An `<img>` in several renditions; the browser chooses by `sizes`.' },
    { name: 'No image', what: 'A sign and two words, when there is none or it fails.' },
  ],
  keyboard: { none: 'It takes no focus. Around it, the link or button does.' },
  accessibility: [
    'It is described by the photo’s own description. Pass an empty `alt` where the words beside it say the same.',
    '`priority="high"` for what is seen when the page opens; everything else loads near the window.',
  ],
} satisfies ComponentDocs;
