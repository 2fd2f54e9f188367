import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One answer from a long list, loaded or searched by the parent, found by typing part of it.',
  alsoCalled: ['autocomplete', 'typeahead', 'autosuggest'],
  notFor: [
    { when: 'The list is short enough to scan.', use: ['Select', 'RadioGroup'] },
    { when: 'There are several answers.', use: 'MultiCombobox' },
    { when: 'The answers are places that are searched for.', use: 'LocationCombobox' },
    { when: 'Any text is allowed: it is a search, not a choice.', use: 'SearchField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Input', what: 'An `<input role="combobox">`; `id` and all other attributes go here.' },
    {
      name: 'Posted input',
      what: 'Hidden: holds the submitted key; `name`, `ref`, `onChange` and `onBlur` go here.',
    },
    { name: 'Clear button', what: 'While there is text.' },
    { name: 'List', what: 'A `<ul role="listbox">` under the field, no higher than 15rem.' },
    { name: 'Option', what: 'An `<li role="option">`; the chosen one has a tick.' },
    {
      name: 'Notice',
      what: 'Instead of options: searching, nothing found, or failed with a retry option.',
    },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Open the list at the selected option, or at its end; move through it, wrapping around.',
    },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Open or close the list, without a highlight.' },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last option, while the list is open.' },
    { keys: ['PageUp', 'PageDown'], does: 'Move ten options up or down.' },
    { keys: ['Enter'], does: 'Selects the highlighted option. Without one, submits the form.' },
    {
      keys: ['Escape'],
      does: 'Closes the list. When it is closed, the key goes to the surroundings: a dialog closes.',
    },
    { keys: ['Tab'], does: 'Leaves the field and selects nothing.' },
    { keys: ['Any letter'], does: 'Filters the list, and clears the selection.' },
  ],
  accessibility: [
    'The focus stays in the field; `aria-activedescendant` names the highlighted option.',
    'How many options there are is announced as they change.',
    'Text that matches no option makes the field invalid, with a message shown by the browser.',
    'The clear button returns the focus to the field.',
    'Each text has its own element, so that the browser’s page translation does not break it.',
  ],
} satisfies ComponentDocs;
