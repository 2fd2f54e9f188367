import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One of two to five choices in a bar, with immediate effect: list or map, cards or rows.',
  alsoCalled: ['toggle group', 'button group'],
  notFor: [
    { when: 'Each choice has its own panel.', use: 'Tabs' },
    {
      when: 'It is a question of a form that is submitted later, or answers need a hint.',
      use: 'RadioGroup',
    },
    { when: 'It is on or off.', use: 'Switch' },
    { when: 'There are more choices than fit in a line on a phone.', use: 'Select' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<fieldset>` with label, hint and error of `Field`; hide the label if it is obvious.',
    },
    { name: 'Bar', what: 'A recessed bar around the segments; `fullWidth` gives them equal widths.' },
    { name: 'Segment', what: 'A `<label>` around a native radio button: all of it can be pressed.' },
    { name: 'Icon', what: 'Optional, before the label or, with hidden `segmentLabels`, instead of it.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected segment; again leaves the bar.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Select the next segment, wrapping around.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Select the previous segment.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`: announced as a single choice, with its name and the number of options.',
    'A visually hidden label is announced; so are the hidden labels of icons.',
    'The selected one has its own edge and background, not only a color; forced colors highlight it.',
    'Not tabs: it is not linked to the content it changes, so put it before that content.',
  ],
  doDont: [
    { do: 'Labels of one or two words, of similar length.', dont: 'Choices that need an explanation.' },
  ],
} satisfies ComponentDocs;
