import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Label, hint and error around one control, associated for assistive technology. Use it to build your own form control.',
  alsoCalled: ['form field', 'label', 'helper text'],
  notFor: [
    {
      when: 'The kit has the control: it includes a field already.',
      use: ['TextField', 'TextArea', 'Select', 'RadioGroup'],
    },
    { when: 'It is a checkbox or a switch, whose label follows it.', use: ['Checkbox', 'Switch'] },
    { when: 'Several controls only share a row.', use: 'Inline' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`, or a `<fieldset>` for `kind="group"`; `data-invalid` with an error.' },
    { name: 'Label', what: 'A `<label>`, or a `<legend>`: always rendered, even when visually hidden.' },
    { name: 'Mark', what: 'A star for `required`, “(optional)” for `optional`.' },
    { name: 'Label end', what: 'Optional, at the end of the label’s line.' },
    { name: 'Hint', what: 'Optional, between label and control.' },
    { name: 'Control', what: 'What `children` renders from the given attributes.' },
    { name: 'Error', what: 'Under the control, in a live region that is always rendered.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the control. A press on the label does, too. Everything else is up to the control.',
    },
  ],
  accessibility: [
    'Spread the argument of `children` on the control: `id`, `required`, `aria-describedby` and `aria-invalid`.',
    'The error is read first, then the hint, then the elements of `describedBy`.',
    'The error is announced when it appears, without moving the focus.',
    'For a set of controls that answer one question use `kind="group"`.',
  ],
  doDont: [
    {
      do: 'An error that says how to fix it: “Enter a ZIP code of five digits.”',
      dont: 'A placeholder instead of a label.',
    },
  ],
} satisfies ComponentDocs;
