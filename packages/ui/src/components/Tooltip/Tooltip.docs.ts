import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A short explanation of a control, on hover and focus.',
  alsoCalled: ['hint', 'infotip'],
  notFor: [
    { when: 'It is the control’s name.', use: 'IconButton' },
    { when: 'Users need to know it: write it on the page.', use: 'Text' },
    { when: 'It contains links or buttons.', use: ['Popover', 'Dialog'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>` around the one control.' },
    {
      name: 'Words',
      what: 'A `<span role="tooltip" popover>` in the top layer, on the `side` of the control with space for it.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it when the control gets the focus, and hides it when it loses it.' },
    { keys: ['Escape'], does: 'Hides it, wherever the focus is. A dialog around it stays open.' },
  ],
  accessibility: [
    'It describes the control (`aria-describedby`), shown or not.',
    'The pointer can cross the gap and rest on the text. Touch never shows it, so nothing may depend on it.',
    'On hover it waits for `delay`; on focus, and from one tooltip to the next, it shows at once.',
  ],
  doDont: [{ do: 'A shortcut, or what a long press does.', dont: 'The only explanation of an icon.' }],
} satisfies ComponentDocs;
