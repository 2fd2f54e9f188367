import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A place in the United States, chosen from suggestions that the parent looks up: addresses, cities, ZIP codes.',
  alsoCalled: ['address', 'place picker'],
  notFor: [
    { when: 'The answers are known in advance.', use: 'Combobox' },
    { when: 'Any text is allowed, as in a filter by town.', use: 'TextField' },
  ],
  anatomy: [
    {
      name: 'All parts',
      what: 'As in `Combobox`, with a pin before the text: `data-chosen` once a place is selected.',
    },
    { name: 'Suggestion', what: 'The place, and its kind.' },
    { name: 'Notice', what: 'Instead of suggestions: type more, searching, nothing found, failed.' },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Open the list at the selected option, or at its end; move through it, wrapping around.',
    },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Open or close the list, without a highlight.' },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last suggestion, while the list is open.' },
    { keys: ['PageUp', 'PageDown'], does: 'Move ten suggestions up or down.' },
    { keys: ['Enter'], does: 'Selects the highlighted suggestion. Without one, submits the form.' },
    { keys: ['Escape'], does: 'Closes the list.' },
    { keys: ['Tab'], does: 'Leaves the field and selects nothing.' },
  ],
  accessibility: [
    'The state of the search is announced: searching, the number of results, none, failed.',
    'It is controlled: typing after a choice calls `onInputChange`, and the parent clears the selected place.',
    'Names of places are marked as not translatable.',
  ],
  doDont: [
    {
      do: 'Debounce the search, and drop outdated responses.',
      dont: 'Search with fewer than three characters.',
    },
  ],
} satisfies ComponentDocs;
