import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One answer from a known list, with the device’s native list.',
  alsoCalled: ['dropdown', 'picker', 'listbox'],
  notFor: [
    { when: 'Two to five answers should all be visible.', use: 'RadioGroup' },
    { when: 'The list must be searched.', use: 'Combobox' },
    { when: 'It performs an action, or navigates.', use: 'Menu' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Control', what: 'A native `<select>`; `ref` and all other attributes go here.' },
    { name: 'Placeholder', what: 'Optional: an empty first answer.' },
    { name: 'Groups', what: '`<optgroup>`s, for grouped options.' },
  ],
  keyboard: [
    { keys: ['Space'], does: 'Opens the list.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Select the next or the previous answer; on some systems they open the list first.',
    },
    { keys: ['Any letter'], does: 'Moves to the next answer that starts with the typed letters.' },
    { keys: ['Home', 'End'], does: 'The first or the last answer.' },
    { keys: ['Enter', 'Escape'], does: 'In the open list: select, or keep the previous answer.' },
  ],
  accessibility: [
    'A native `select`: comfortable on a phone, and supported by every screen reader.',
    '`size="sm"` has smaller text, for toolbars, and the same height of 44px.',
    'Arrow keys select at once, so `onValueChange` must not navigate by itself.',
  ],
} satisfies ComponentDocs;
