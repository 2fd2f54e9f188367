import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Suggestions under a `SearchField`: recent searches, completions with results, categories.',
  alsoCalled: ['typeahead', 'autosuggest', 'autocomplete', 'search suggestions'],
  notFor: [
    { when: 'One option of a known list must be selected.', use: 'Combobox' },
    { when: 'A place is looked up.', use: 'LocationCombobox' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>` inside the field, out of the flow; `ref` and attributes go here. `data-status` is the state of the suggestions.',
    },
    { name: 'List', what: 'A `<ul role="listbox">` with a named group of each kind.' },
    {
      name: 'Option',
      what: 'An icon and a text with the typed part highlighted; a category shows its main category.',
    },
    {
      name: 'Remove buttons',
      what: 'Next to the recent searches; the last one of their group clears them all.',
    },
    { name: 'Announcement', what: 'Number of suggestions.' },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Open the list; highlight the next or the previous one, wrapping around.',
    },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last.' },
    {
      keys: ['Enter'],
      does: 'Selects the highlighted one; without one, searches for the typed text.',
    },
    { keys: ['Delete'], does: 'At the end of the text: removes the highlighted recent search.' },
    { keys: ['Escape'], does: 'Closes the list; the text stays.' },
    { keys: ['Tab'], does: 'Moves on; selects nothing.' },
  ],
  accessibility: [
    'The input of the field becomes a `combobox` once the suggestions are loaded, and is a plain field before.',
    'The number of suggestions is announced. Loading and failing are not: suggestions are optional.',
    'Announce the result of the search itself on its page.',
  ],
  doDont: [
    {
      do: 'Store recent searches on the device, and delete them at sign-out.',
      dont: 'Suggest what other users typed.',
    },
  ],
} satisfies ComponentDocs;
