import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Label, hint and error around one control, tied together for everyone. Use it to make a form control of your own.',
  alsoCalled: ['form field', 'label', 'helper text'],
  notFor: [
    {
      when: 'The kit has the control: it sits in a field already.',
      use: ['TextField', 'TextArea', 'Select', 'RadioGroup'],
    },
    { when: 'It is a tick or a switch, whose label follows it.', use: ['Checkbox', 'Switch'] },
    { when: 'Several controls only stand in a row.', use: 'Inline' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`, or a `<fieldset>` for `kind="group"`; `data-invalid` with an error.' },
    { name: 'Label', what: 'A `<label>`, or a `<legend>`: always there, even when hidden from sight.' },
    { name: 'Mark', what: 'A star for `required`, “(optional)” for `optional`.' },
    { name: 'Label end', what: 'Optional, at the end of the label’s line.' },
    { name: 'Hint', what: 'Optional, between label and control.' },
    { name: 'Control', what: 'What `children` renders from the attributes it is given.' },
    { name: 'Error', what: 'Under the control, in a live region that is always there.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the control. A press on the label does, too. All else is the control’s own.',
    },
  ],
  accessibility: [
    'Spread what `children` is given on the control: `id`, `required`, `aria-describedby` and `aria-invalid`.',
    'The error is read first, then the hint, then what `describedBy` names.',
    'The error is announced when it arrives, without moving the focus.',
    'For a set of controls that answer one question use `kind="group"`.',
  ],
  doDont: [
    {
      do: 'An error that names its cure: “Enter a ZIP code of five digits.”',
      dont: 'A placeholder in place of a label.',
    },
  ],
} satisfies ComponentDocs;
