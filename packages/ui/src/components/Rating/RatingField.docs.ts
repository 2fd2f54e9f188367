import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Asks for a rating in whole stars.',
  notFor: [
    { when: 'It shows how others rated.', use: 'Rating' },
    { when: 'The answers have names rather than an order.', use: 'RadioGroup' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with label, hint and error of `Field`.' },
    {
      name: 'Star',
      what: 'A `<label>` of 44px around a native radio button; all stars up to the chosen one are filled.',
    },
    {
      name: 'Clear',
      what: 'A button that takes the rating back, there while one is given; not where it is required.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen star, or the first; then to the button that clears.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Choose one star more, round at the end.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Choose one star less.' },
    {
      keys: ['Space'],
      does: 'Chooses the focused star, where none is chosen yet. Presses the button that clears.',
    },
    { keys: ['Enter'], does: 'Presses the button that clears.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`, named “1 star”, “2 stars” and so on.',
    'What a pointer would choose lights up; it is decoration, and nothing is told by it alone.',
    'When the rating is cleared the focus goes to the first star, since the button goes away.',
    'A form without a rating sends nothing for it.',
  ],
  doDont: [{ do: 'Say what is rated: “How was the meeting?”', dont: 'Choose five stars beforehand.' }],
} satisfies ComponentDocs;
