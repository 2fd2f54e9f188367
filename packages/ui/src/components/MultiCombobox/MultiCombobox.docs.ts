import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Several answers out of a long list, known or searched for by its owner, found by typing a part of them.',
  alsoCalled: ['tags input', 'multi select', 'token field'],
  notFor: [
    { when: 'There is one answer.', use: 'Combobox' },
    { when: 'There are few options, and all can be shown.', use: ['Checkbox', 'Chip'] },
    { when: 'Any words will do: it is a search, not a choice.', use: 'SearchField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `className` goes here.' },
    { name: 'Label, hint, error', what: 'As in `Field`.' },
    { name: 'Chips', what: 'A `<ul>` with a button for each chosen item; a press takes it away.' },
    {
      name: 'Input',
      what: 'An `<input role="combobox">` after them; `id` and all other attributes go here.',
    },
    {
      name: 'Posted select',
      what: 'Not shown: the `<select multiple>` whose keys a form is sent; `name`, `ref`, `onChange` and `onBlur` go here.',
    },
    { name: 'Clear button', what: 'While there is text. It empties the text, not the choice.' },
    { name: 'List', what: 'A `<ul role="listbox">` under the field that stays open while one chooses.' },
    { name: 'Option', what: 'An `<li role="option">`; every chosen one has a tick.' },
    { name: 'Notice', what: 'In place of options: searching, nothing found, failed.' },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Open the list at its end; walk through it and round.' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Open or close the list, and highlight nothing.' },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last option, while the list is open.' },
    { keys: ['PageUp', 'PageDown'], does: 'Go ten options up or down.' },
    {
      keys: ['Enter'],
      does: 'Chooses the highlighted option, or lets go of it. With none, sends the form. On a chip, takes it away.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the list. When it is closed, the key is for whatever is around: a dialog closes.',
    },
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from chip to chip and to the input, and choose nothing.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Walk through the chips and into the input after them; from its beginning back to them. From right to left they change sides.',
    },
    { keys: ['Home', 'End'], does: 'On a chip, go to the first or the last one.' },
    {
      keys: ['Backspace', 'Delete'],
      does: 'On a chip, take it away and go to the one before or after it. In the empty input Backspace takes the last chip away. Held down to empty the text, it stops there.',
    },
    { keys: ['Any letter'], does: 'Narrows the list.' },
  ],
  accessibility: [
    'What was added or taken away is announced, and how many options there are as they change.',
    'The list says that several can be chosen, and each option whether it is.',
    'When a chip goes that had the focus, the next one has it, or the input after the last.',
    'Words that are none of the options make the field invalid, with a message for the browser to show.',
  ],
} satisfies ComponentDocs;
