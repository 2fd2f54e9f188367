import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The user’s own picture, with buttons to change or remove it.',
  notFor: [{ when: 'There are several photos, in an order.', use: 'ImageUploader' }],
  anatomy: [
    { name: 'Root', what: 'A `<div>`.' },
    { name: 'Picture', what: 'An `Avatar`: the photo, or initials.' },
    { name: 'Buttons', what: 'One opens the file picker, one removes the photo if there is one.' },
    { name: 'Hint', what: 'Which files are allowed.' },
    { name: 'Error and note', what: 'The result of the last choice.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the buttons.' },
    { keys: ['Enter', 'Space'], does: 'Opens the picker, or removes the photo.' },
  ],
  accessibility: [
    'The button is described by the hint and by the error, which is announced when it appears.',
    'When the photo is removed, and the second button with it, the first button has the focus.',
  ],
} satisfies ComponentDocs;
