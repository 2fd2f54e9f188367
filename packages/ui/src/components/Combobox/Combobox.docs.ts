import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One answer out of a long list, known or searched for by its owner, found by typing a part of it.',
  alsoCalled: ['autocomplete', 'typeahead', 'autosuggest'],
  notFor: [
    { when: 'The list is short enough to be looked through.', use: ['Select', 'RadioGroup'] },
    { when: 'There are several answers.', use: 'MultiCombobox' },
    { when: 'The answers are places that are searched for.', use: 'LocationCombobox' },
    { when: 'Any words will do: it is a search, not a choice.', use: 'SearchField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Input', what: 'An `<input role="combobox">`; `id` and all other attributes go here.' },
    {
      name: 'Posted input',
      what: 'Not shown: holds the key that a form is sent; `name`, `ref`, `onChange` and `onBlur` go here.',
    },
    { name: 'Clear button', what: 'While there is text.' },
    { name: 'List', what: 'A `<ul role="listbox">` under the field, no higher than 15rem.' },
    { name: 'Option', what: 'An `<li role="option">`; the chosen one has a tick.' },
    {
      name: 'Notice',
      what: 'In place of options: searching, nothing found, failed, the last with an option to try again.',
    },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Open the list at the chosen option, or at its end; walk through it and round.',
    },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Open or close the list, and highlight nothing.' },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last option, while the list is open.' },
    { keys: ['PageUp', 'PageDown'], does: 'Go ten options up or down.' },
    { keys: ['Enter'], does: 'Chooses the highlighted option. With none, sends the form.' },
    {
      keys: ['Escape'],
      does: 'Closes the list. When it is closed, the key is for whatever is around: a dialog closes.',
    },
    { keys: ['Tab'], does: 'Leaves the field and chooses nothing.' },
    { keys: ['Any letter'], does: 'Narrows the list, and lets go of the chosen option.' },
  ],
  accessibility: [
    'The focus stays in the field; `aria-activedescendant` says which option is highlighted.',
    'How many options there are is announced as they change.',
    'Words that are none of the options make the field invalid, with a message for the browser to show.',
    'The clear button gives the focus back to the field.',
    'Each text stands in an element of its own, so that the browser’s page translation does not break it.',
  ],
} satisfies ComponentDocs;
