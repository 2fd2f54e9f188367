import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One answer from a few that should all be visible.',
  alsoCalled: ['radio button', 'options'],
  notFor: [
    { when: 'The list is long.', use: ['Select', 'Combobox'] },
    { when: 'Several can be chosen.', use: 'Checkbox' },
    { when: 'It switches views rather than answers a question.', use: 'Tabs' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with label, hint and error of `Field`.' },
    { name: 'Answer', what: 'A `<label>` around a native radio button: all of it can be pressed.' },
    { name: 'Icon', what: 'Optional: before the label, above it in `tiles`.' },
    { name: 'Hint', what: 'Optional, under the label of an answer.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected answer, or the first; again leaves the group.' },
    { keys: ['ArrowDown', 'ArrowRight'], does: 'Select the next answer, wrapping around.' },
    { keys: ['ArrowUp', 'ArrowLeft'], does: 'Select the previous answer.' },
    { keys: ['Space'], does: 'Selects the focused answer, if none is selected yet.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`: the legend is read as the question.',
    'Each answer is named by its label and described by its hint.',
    'Arrow keys select, so nothing irreversible may follow a selection.',
  ],
  doDont: [
    {
      do: 'Preselect the most common answer, if there is one.',
      dont: 'Preselect an answer that users must choose deliberately: how urgent, how much.',
    },
  ],
} satisfies ComponentDocs;
