import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'News that may pass by: saved, sent, copied. `useToasts` keeps them.',
  alsoCalled: ['toast', 'snackbar', 'notification'],
  pictured: 'bottom',
  notFor: [
    { when: 'Toasts are shown from many places of an application.', use: 'ToastProvider' },
    { when: 'It needs an answer, or says what went wrong with something on the page.', use: 'Alert' },
    { when: 'Nothing can go on before it is answered.', use: 'AlertDialog' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<section popover>` in the top layer; over a `BottomBar` where there is one. While a modal of the kit is open, it is inside the front one and stays in use.',
    },
    { name: 'List', what: 'A `<ul>`, a polite live region, oldest first.' },
    { name: 'Toast', what: 'An `<li>` with an `Alert`: the news, an action, a dismiss button.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the actions and dismiss buttons. The clock stands while the focus is here.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Press them. The focus goes on to the next toast, after the last one back to where it came from.',
    },
  ],
  accessibility: [
    'News is read at the next pause; it never interrupts and never takes the focus.',
    'The clock stands while the pointer or the focus is on it. What a toast offers must be reachable elsewhere too.',
    'A dialog opened later takes the toasts along; each is announced once. A press on a toast does not close the dialog.',
    'One a page, near the root.',
  ],
  doDont: [{ do: '“Link copied.”', dont: 'An error that someone has to act on: it will be gone.' }],
} satisfies ComponentDocs;
