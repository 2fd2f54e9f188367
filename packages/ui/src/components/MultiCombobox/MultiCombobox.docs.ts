import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Several answers from a long list, loaded or searched by the parent, found by typing part of them.',
  alsoCalled: ['tags input', 'multi select', 'token field'],
  notFor: [
    { when: 'There is one answer.', use: 'Combobox' },
    { when: 'There are few options, and all can be shown.', use: ['Checkbox', 'Chip'] },
    { when: 'Any text is allowed: it is a search, not a choice.', use: 'SearchField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Chips', what: 'A `<ul>` with a button for each selected item; a press removes it.' },
    {
      name: 'Input',
      what: 'An `<input role="combobox">` after them; `id` and all other attributes go here.',
    },
    {
      name: 'Posted select',
      what: 'Hidden: the `<select multiple>` whose keys a form submits; `name`, `ref`, `onChange` and `onBlur` go here.',
    },
    { name: 'Clear button', what: 'While there is text. It clears the text, not the selection.' },
    { name: 'List', what: 'A `<ul role="listbox">` under the field that stays open during selection.' },
    { name: 'Option', what: 'An `<li role="option">`; every selected one has a tick.' },
    { name: 'Notice', what: 'Instead of options: searching, nothing found, failed.' },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Open the list at its end; move through it, wrapping around.' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Open or close the list, without a highlight.' },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last option, while the list is open.' },
    { keys: ['PageUp', 'PageDown'], does: 'Move ten options up or down.' },
    {
      keys: ['Enter'],
      does: 'Selects or deselects the highlighted option. Without one, submits the form. On a chip, removes it.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the list. When it is closed, the key goes to the surroundings: a dialog closes.',
    },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from chip to chip and to the input, without selecting.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Move through the chips and into the input after them; from its start back to them. Right to left they are swapped.',
    },
    { keys: ['Home', 'End'], does: 'On a chip, move to the first or the last one.' },
    {
      keys: ['Backspace', 'Delete'],
      does: 'On a chip, remove it and move to the previous or next one. In the empty input Backspace removes the last chip. Held down to clear the text, it stops there.',
    },
    { keys: ['Any letter'], does: 'Filters the list.' },
  ],
  accessibility: [
    'Added and removed items are announced, and the number of options as they change.',
    'The list is marked as multi-select, and each option as selected or not.',
    'When the focused chip is removed, the focus moves to the next one, or to the input after the last.',
    'Text that matches no option makes the field invalid, with a message shown by the browser.',
  ],
} satisfies ComponentDocs;
