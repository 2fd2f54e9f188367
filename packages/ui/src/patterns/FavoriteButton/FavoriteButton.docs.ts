import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Saves a listing to the favorites, and removes it.',
  alsoCalled: ['like', 'heart', 'wishlist'],
  notFor: [
    { when: 'The visitor is signed out: link to sign-in.', use: 'ButtonLink' },
    { when: 'It toggles something else.', use: ['Switch', 'Chip'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<button>`; `data-pressed` and `data-updating`.' },
    { name: 'Heart', what: 'An outline, or filled in the lamp’s color.' },
    { name: 'Words', what: 'Visible when `labeled`, for screen readers only otherwise.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Saves the listing, or removes it.' }],
  accessibility: [
    'It has `aria-pressed`, and its text changes too: “Save to favorites”, “Saved to favorites”.',
    'Give a `heart` the `itemTitle`: in a grid, every heart then names its listing.',
    'While updating it is disabled. If it lost the focus by that, it gets it back.',
  ],
} satisfies ComponentDocs;
