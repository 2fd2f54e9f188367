import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Saves a listing to the favorites, and takes it out again.',
  alsoCalled: ['like', 'heart', 'wishlist'],
  notFor: [
    { when: 'Nobody is signed in: show the way to sign in.', use: 'ButtonLink' },
    { when: 'It switches something else on and off.', use: ['Switch', 'Chip'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<button>`; `data-pressed` and `data-updating`.' },
    { name: 'Heart', what: 'An outline, or filled in the color of the lamp.' },
    { name: 'Words', what: 'Seen when `labeled`, heard when it is a `heart`.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Saves the listing, or takes it out.' }],
  accessibility: [
    'It has `aria-pressed`, and its words change too: “Save to favorites”, “Saved to favorites”.',
    'Give a `heart` the `itemTitle`: in a grid, every heart then says which listing it is about.',
    'While updating it is disabled. If the focus was lost by that, it comes back.',
  ],
} satisfies ComponentDocs;
