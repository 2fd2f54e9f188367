import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A stretch between two values that need not be exact, such as a range of prices.',
  alsoCalled: ['slider', 'range', 'two thumbs'],
  notFor: [
    { when: 'The values must be exact, or there are thousands of them.', use: 'NumberField' },
    { when: 'There are a few steps with names.', use: ['SegmentedControl', 'Select'] },
    { when: 'It shows how far something is.', use: 'ProgressBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with label, hint and error of `Field`.' },
    { name: 'Values', what: 'Both values in words, over the track.' },
    {
      name: 'Track',
      what: '44px tall: a press anywhere calls the nearer thumb, which then goes with the pointer.',
    },
    { name: 'Thumbs', what: 'Two `<input type="range">` on each other, `-from` and `-to` in their ids.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the lower thumb, then to the upper one.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One step more or less, as far as the other thumb.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'The same along the line; the other way round from right to left.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'A tenth of the way.' },
    { keys: ['Home', 'End'], does: 'As far down, or up, as it goes.' },
  ],
  accessibility: [
    'Native sliders: screen readers, voice control and switches move them as any other.',
    'Each thumb has a name, “From” and “To”, in a group named by the label; its value is read as it is written.',
    'Whatever a thumb can do by pointer it can do by keys, and a press does without dragging.',
    'With `onValueCommit` results change once a move is over, not at every step of it.',
  ],
  doDont: [
    {
      do: 'Steps that matter: $25, not $1, for a range of $0 to $2,000.',
      dont: 'A slider as the only way to an exact price.',
    },
  ],
} satisfies ComponentDocs;
