import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A few words about a control, on hover and focus.',
  alsoCalled: ['hint', 'infotip'],
  notFor: [
    { when: 'It is the name of the control.', use: 'IconButton' },
    { when: 'People need to know it: write it on the page.', use: 'Text' },
    { when: 'It holds links or buttons.', use: ['Popover', 'Dialog'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>` around the one control.' },
    {
      name: 'Words',
      what: 'A `<span role="tooltip" popover>` in the top layer, above the control or below it.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it when the focus comes to the control, and puts it away when it leaves.' },
    { keys: ['Escape'], does: 'Puts it away. A dialog around stays open.' },
  ],
  accessibility: [
    'The control is described by it (`aria-describedby`), whether it shows or not.',
    'The pointer may rest on the words. A touch never shows them, so nothing may depend on them.',
  ],
  doDont: [{ do: 'A shortcut, or what a long press does.', dont: 'The only explanation of an icon.' }],
} satisfies ComponentDocs;
