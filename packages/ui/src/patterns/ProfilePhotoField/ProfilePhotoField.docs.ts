import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A person’s own picture, with buttons to choose another one or none.',
  notFor: [{ when: 'There are several photos, in an order.', use: 'ImageUploader' }],
  anatomy: [
    { name: 'Root', what: 'A `<div>`.' },
    { name: 'Picture', what: 'An `Avatar`: the photo, or initials.' },
    { name: 'Buttons', what: 'One opens the picker of files, one removes the photo where there is one.' },
    { name: 'Hint', what: 'What may be chosen.' },
    { name: 'Error and note', what: 'What became of the last choice.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the buttons.' },
    { keys: ['Enter', 'Space'], does: 'Opens the picker, or removes the photo.' },
  ],
  accessibility: [
    'The button is described by the hint and by the error, which is read out as soon as it is there.',
    'The focus stays on the first button when the photo goes, and the second one with it.',
  ],
} satisfies ComponentDocs;
