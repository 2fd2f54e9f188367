import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A range between two values that need not be exact, such as a price range.',
  alsoCalled: ['slider', 'range', 'two thumbs'],
  notFor: [
    { when: 'The values must be exact, or there are thousands of them.', use: 'NumberField' },
    { when: 'There are a few named steps.', use: ['SegmentedControl', 'Select'] },
    { when: 'It shows progress.', use: 'ProgressBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with label, hint and error of `Field`.' },
    { name: 'Values', what: 'Both values as text, above the track.' },
    {
      name: 'Track',
      what: '44px tall: a press anywhere moves the nearer thumb, which then follows the pointer.',
    },
    { name: 'Thumbs', what: 'Two stacked `<input type="range">`, `-from` and `-to` in their ids.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the lower thumb, then to the upper one.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One step more or less, up to the other thumb.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'The same horizontally; swapped right to left.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'A tenth of the range.' },
    { keys: ['Home', 'End'], does: 'To the lowest or highest possible value.' },
  ],
  accessibility: [
    'Native sliders: screen readers, voice control and switch devices can move them.',
    'Each thumb has a name, “From” and “To”, in a group named by the label; its value is announced as formatted.',
    'Everything a pointer can do works with keys, and a press works without dragging.',
    'With `onValueCommit` results are updated at the end of a move, not at every step.',
  ],
  doDont: [
    {
      do: 'Meaningful steps: $25, not $1, for a range of $0 to $2,000.',
      dont: 'A slider as the only way to an exact price.',
    },
  ],
} satisfies ComponentDocs;
