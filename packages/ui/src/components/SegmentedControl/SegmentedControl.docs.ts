import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One of two to five choices in a bar, taking effect at once: list or map, cards or rows.',
  alsoCalled: ['toggle group', 'button group'],
  notFor: [
    { when: 'Each choice has a panel of its own.', use: 'Tabs' },
    { when: 'It is a question of a form that is sent later, or answers need a hint.', use: 'RadioGroup' },
    { when: 'It is on or off.', use: 'Switch' },
    { when: 'There are more choices than fit a line of a phone.', use: 'Select' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<fieldset>` with label, hint and error of `Field`; hide the label where it is plain.',
    },
    { name: 'Bar', what: 'A well around the segments; `fullWidth` makes them equal parts of the line.' },
    { name: 'Segment', what: 'A `<label>` around a native radio button: all of it can be pressed.' },
    { name: 'Icon', what: 'Optional, before the label or, with hidden `segmentLabels`, instead of it.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen segment; once more leaves the bar.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Choose the next segment, round at the end.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Choose the segment before.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`: read as a choice of one, with its name and how many there are.',
    'A label that is hidden from sight is read all the same; so are the labels of icons that stand alone.',
    'The chosen one has an edge and a ground of its own, not a color only; forced colors highlight it.',
    'Not tabs: what changes is not tied to it, so put it before what it changes.',
  ],
  doDont: [{ do: 'Labels of one or two words, alike in length.', dont: 'Choices that need an explanation.' }],
} satisfies ComponentDocs;
