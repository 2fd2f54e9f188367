import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Anything beside the button that opens it, while the page stays in use: a few settings, a small form, an explanation.',
  alsoCalled: ['popup', 'dropdown', 'floating panel'],
  pictured: 'center',
  notFor: [
    { when: 'It is a list of things to do.', use: 'Menu' },
    { when: 'It is a few words about a control.', use: 'Tooltip' },
    { when: 'It is a task to finish or leave, or opens a dialog.', use: ['Dialog', 'Sheet'] },
    { when: 'It may push the page down.', use: 'Disclosure' },
  ],
  anatomy: [
    { name: 'Trigger', what: 'The button that `renderTrigger` returns: spread on it what it is given.' },
    {
      name: 'Panel',
      what: 'A `<div role="dialog" popover>` in the top layer, on the `side` of the button with room for it; `ref` and attributes go here. It scrolls when there is more than fits.',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: open it, with the focus on the first thing inside; or close it.',
    },
    { keys: ['Escape'], does: 'Closes; the focus goes back to the button. A dialog around stays open.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Walk through what is inside; going on through the page closes it.' },
  ],
  accessibility: [
    'A dialog that is not modal, named by its button or by `label`; `aria-labelledby` may point to a title inside.',
    'The button has `aria-haspopup="dialog"` and `aria-expanded`.',
    'Opened with a pointer, the panel itself takes the focus, so that a field brings up no keyboard on a phone.',
    'It is the platform’s `popover`: it opens before scripts have loaded, and what is inside stays between two openings.',
  ],
  doDont: [
    {
      do: 'Content that is clear without the button: it may be read alone.',
      dont: 'What people must answer: a press anywhere puts it away.',
    },
  ],
} satisfies ComponentDocs;
