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
      what: 'A `<span role="tooltip" popover>` in the top layer, on the `side` of the control with room for it.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it when the focus comes to the control, and puts it away when it leaves.' },
    { keys: ['Escape'], does: 'Hides it, wherever the focus is. A dialog around stays open.' },
  ],
  accessibility: [
    'The control is described by it (`aria-describedby`), whether it shows or not.',
    'The pointer can cross the gap and rest on the words. A touch never shows them, so nothing may depend on them.',
    'On hover it waits for `delay`; on focus, and from one tip to the next, it shows at once.',
  ],
  doDont: [{ do: 'A shortcut, or what a long press does.', dont: 'The only explanation of an icon.' }],
} satisfies ComponentDocs;
