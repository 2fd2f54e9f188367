import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'An icon-only button, for actions with a well-known icon: close, previous, more.',
  notFor: [
    { when: 'The icon needs a text.', use: 'Button' },
    { when: 'It saves a listing.', use: 'FavoriteButton' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A round `<button type="button">`. Its touch target is 44px even where it looks smaller.',
    },
    { name: 'Icon', what: 'One icon; a `Spinner` replaces it while `busy`.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it. Ignored while it is busy.' }],
  accessibility: [
    '`label` is required and is its name. Include action and object: “Remove photo 2”.',
    'For a toggle, pass `aria-pressed` and keep the same label in both states.',
    'While `busy` it keeps the focus, as `Button` does.',
  ],
  doDont: [
    {
      do: 'The same icon on every page.',
      dont: 'Three icons in a row that need a `Tooltip` each: use text.',
    },
  ],
} satisfies ComponentDocs;
