import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One answer out of a known list, with the list that the device itself draws.',
  alsoCalled: ['dropdown', 'picker', 'listbox'],
  notFor: [
    { when: 'Two to five answers deserve to be seen at once.', use: 'RadioGroup' },
    { when: 'The list must be searched.', use: 'Combobox' },
    { when: 'It does something, or leads somewhere.', use: 'Menu' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Control', what: 'A native `<select>`; `ref` and all other attributes go here.' },
    { name: 'Placeholder', what: 'Optional: an empty first answer.' },
    { name: 'Groups', what: '`<optgroup>`s, where the options come in groups.' },
  ],
  keyboard: [
    { keys: ['Space'], does: 'Opens the list.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Choose the next or the previous answer; on some systems they open the list first.',
    },
    { keys: ['Any letter'], does: 'Goes to the next answer that starts with what is typed.' },
    { keys: ['Home', 'End'], does: 'The first or the last answer.' },
    { keys: ['Enter', 'Escape'], does: 'In the open list: choose, or leave things as they were.' },
  ],
  accessibility: [
    'A native `select`: comfortable on a phone, and known to every screen reader.',
    '`size="sm"` has smaller words, for toolbars, and the same 44px of height.',
    'Arrow keys choose at once, so `onValueChange` must not lead to another page by itself.',
  ],
} satisfies ComponentDocs;
