import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Actions for the selected rows of a list, shown while any are selected.',
  alsoCalled: ['bulk actions', 'selection bar', 'contextual toolbar'],
  notFor: [
    { when: 'The actions are for one row: put them in the row.', use: 'Menu' },
    { when: 'It leads to the main places of an app on a phone.', use: 'BottomBar' },
    { when: 'It reports what happened.', use: 'ToastRegion' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>` after the list that stays in view; `data-state` is `open` or `closed`.',
    },
    {
      name: 'Status',
      what: 'A live region with the number of selected rows, also when the selection is cleared.',
    },
    { name: 'Bar', what: 'A named `<section>`, rendered while something is selected.' },
    { name: 'Clear', what: 'A button that clears the selection.' },
    { name: 'Actions', what: 'The parent’s buttons; on a phone they go below the count.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'After the list: moves to the clear button, then through the actions.' },
    { keys: ['Enter', 'Space'], does: 'Press the focused button.' },
    { keys: ['Escape'], does: 'Inside the bar, clears the selection.' },
  ],
  accessibility: [
    'The focus stays in the list when the bar appears; the count is announced politely.',
    'Focused rows scroll into view above the bar, not under it.',
    'After `onClear`, and after an action that removes rows, the parent must move the focus: to the list or its heading.',
    'It is part of the page’s flow rather than an overlay: at the end of the list nothing is covered.',
  ],
  doDont: [
    {
      do: 'Two or three actions, each named by what it does: “Mark as sold”.',
      dont: 'Delete without a confirmation.',
    },
  ],
} satisfies ComponentDocs;
