import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'What can be done with the selected rows of a list, at hand while there are any.',
  alsoCalled: ['bulk actions', 'selection bar', 'contextual toolbar'],
  notFor: [
    { when: 'The actions are for one row: put them in the row.', use: 'Menu' },
    { when: 'It leads to the main places of an app on a phone.', use: 'BottomBar' },
    { when: 'It reports what happened.', use: 'ToastRegion' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>` after the list that stays in sight; `data-state` is `open` or `closed`.',
    },
    { name: 'Status', what: 'A live region that says how many are selected, also when none are any more.' },
    { name: 'Bar', what: 'A `<section>` with a name, there while something is selected.' },
    { name: 'Clear', what: 'A button that lets go of the selection.' },
    { name: 'Actions', what: 'Buttons of the caller’s; on a phone they go below the count.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes after the list: to the button that clears, then through the actions.' },
    { keys: ['Enter', 'Space'], does: 'Press the focused button.' },
    { keys: ['Escape'], does: 'Inside the bar, lets go of the selection.' },
  ],
  accessibility: [
    'The focus stays in the list when the bar comes; the count is announced, politely.',
    'Rows that the keys lead to come into sight above the bar, not under it.',
    'After `onClear`, and after an action that removes rows, the focus is the caller’s to put: on the list or its heading.',
    'It stands in the page rather than over it: at the end of the list nothing is covered.',
  ],
  doDont: [
    {
      do: 'Two or three actions, each named by what it does: “Mark as sold”.',
      dont: 'Delete without asking once more.',
    },
  ],
} satisfies ComponentDocs;
