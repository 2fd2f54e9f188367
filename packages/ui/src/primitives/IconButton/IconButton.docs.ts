import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A button that is an icon alone, for actions everyone knows the sign of: close, previous, more.',
  notFor: [
    { when: 'The sign needs a word.', use: 'Button' },
    { when: 'It saves a listing.', use: 'FavoriteButton' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A round `<button type="button">`. Pressable for 44px also where it is drawn smaller.',
    },
    { name: 'Icon', what: 'One icon; a `Spinner` stands in while `busy`.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it. Nothing happens while it is busy.' }],
  accessibility: [
    '`label` is required and is its name. Say what it does and to what: “Remove photo 2”.',
    'For one that is on or off, pass `aria-pressed` and keep the same label in both states.',
    'While `busy` it keeps the focus, as `Button` does.',
  ],
  doDont: [
    {
      do: 'A sign that is the same on every page.',
      dont: 'Three icons in a row that need a `Tooltip` each: write the words.',
    },
  ],
} satisfies ComponentDocs;
