import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Temporary messages: saved, sent, copied. `useToasts` keeps them.',
  alsoCalled: ['toast', 'snackbar', 'notification'],
  pictured: 'bottom',
  notFor: [
    { when: 'Toasts are shown from many places of an application.', use: 'ToastProvider' },
    { when: 'It needs a response, or reports an error of something on the page.', use: 'Alert' },
    { when: 'Nothing can continue before it is answered.', use: 'AlertDialog' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<section popover>` in the top layer; above a `BottomBar` if there is one. While a modal of the kit is open, it is inside the front one and stays usable.',
    },
    { name: 'List', what: 'A `<ul>`, a polite live region, oldest first.' },
    { name: 'Toast', what: 'An `<li>` with an `Alert`: the message, an action, a dismiss button.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the actions and dismiss buttons. The timer is paused while the focus is here.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Press them. The focus moves on to the next toast, after the last one back to where it was before.',
    },
  ],
  accessibility: [
    'Messages are announced at the next pause; they never interrupt or take the focus.',
    'The timer is paused while the pointer or the focus is on it. A toast’s action must be available elsewhere too.',
    'A dialog opened later contains the toasts; each is announced once. A press on a toast does not close the dialog.',
    'One per page, near the root.',
  ],
  doDont: [{ do: '“Link copied.”', dont: 'An error that the user has to act on: it will disappear.' }],
} satisfies ComponentDocs;
