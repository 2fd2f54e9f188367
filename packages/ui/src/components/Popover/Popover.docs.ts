import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Any content next to the button that opens it, while the page stays usable: a few settings, a small form, an explanation.',
  alsoCalled: ['popup', 'dropdown', 'floating panel'],
  pictured: 'center',
  notFor: [
    { when: 'It is a list of actions.', use: 'Menu' },
    { when: 'It is a short explanation of a control.', use: 'Tooltip' },
    { when: 'It is a task to finish or close, or opens a dialog.', use: ['Dialog', 'Sheet'] },
    { when: 'It may push the page down.', use: 'Disclosure' },
  ],
  anatomy: [
    { name: 'Trigger', what: 'The button that `renderTrigger` returns: spread the given props on it.' },
    {
      name: 'Panel',
      what: 'A `<div role="dialog" popover>` in the top layer, on the `side` of the button with space for it; `ref` and attributes go here. It scrolls if it does not fit.',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: open it, with the focus on the first focusable element inside; or close it.',
    },
    { keys: ['Escape'], does: 'Closes; the focus returns to the button. A dialog around it stays open.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through its contents; leaving it closes it.' },
  ],
  accessibility: [
    'A non-modal dialog, named by its button or by `label`; `aria-labelledby` may refer to a title inside.',
    'The button has `aria-haspopup="dialog"` and `aria-expanded`.',
    'Opened with a pointer, the panel itself takes the focus, so that no on-screen keyboard appears for a field.',
    'It is a native `popover`: it opens before scripts load, and its contents keep their state while closed.',
  ],
  doDont: [
    {
      do: 'Content that is clear without the button: it may be read on its own.',
      dont: 'Questions that must be answered: a press outside dismisses it.',
    },
  ],
} satisfies ComponentDocs;
