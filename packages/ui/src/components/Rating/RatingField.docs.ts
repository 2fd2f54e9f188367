import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Asks for a rating in whole stars.',
  notFor: [
    { when: 'It shows the rating by others.', use: 'Rating' },
    { when: 'The answers have names rather than an order.', use: 'RadioGroup' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with label, hint and error of `Field`.' },
    {
      name: 'Star',
      what: 'A `<label>` of 44px around a native radio button; all stars up to the selected one are filled.',
    },
    {
      name: 'Clear',
      what: 'A button that clears the rating, shown while there is one; not if it is required.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected star, or the first; then to the clear button.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'One star more, wrapping around.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'One star less.' },
    {
      keys: ['Space'],
      does: 'Selects the focused star, if none is selected yet. Presses the clear button.',
    },
    { keys: ['Enter'], does: 'Presses the clear button.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`, named “1 star”, “2 stars” and so on.',
    'Hovering previews a selection; it is decorative and never the only information.',
    'When the rating is cleared the focus moves to the first star, since the button is removed.',
    'A form without a rating submits nothing for it.',
  ],
  doDont: [{ do: 'Name what is rated: “How was the meeting?”', dont: 'Preselect five stars.' }],
} satisfies ComponentDocs;
