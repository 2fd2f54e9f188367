import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One answer out of a few that deserve to be seen at once.',
  alsoCalled: ['radio button', 'options'],
  notFor: [
    { when: 'The list is long.', use: ['Select', 'Combobox'] },
    { when: 'Several may be chosen.', use: 'Checkbox' },
    { when: 'It switches views rather than answers a question.', use: 'Tabs' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with label, hint and error of `Field`.' },
    { name: 'Answer', what: 'A `<label>` around a native radio button: all of it can be pressed.' },
    { name: 'Icon', what: 'Optional: before the words, over them in `tiles`.' },
    { name: 'Hint', what: 'Optional, under the words of an answer.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen answer, or the first; once more leaves the group.' },
    { keys: ['ArrowDown', 'ArrowRight'], does: 'Choose the next answer, round at the end.' },
    { keys: ['ArrowUp', 'ArrowLeft'], does: 'Choose the answer before.' },
    { keys: ['Space'], does: 'Chooses the focused answer, where none is chosen yet.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`: the legend is read as the question.',
    'Each answer is named by its words and described by its hint.',
    'Choosing follows the arrow keys, so nothing irreversible may follow a choice.',
  ],
  doDont: [
    {
      do: 'Choose the commonest answer beforehand, where there is one.',
      dont: 'Choose one beforehand that people must mean: how urgent, how much.',
    },
  ],
} satisfies ComponentDocs;
