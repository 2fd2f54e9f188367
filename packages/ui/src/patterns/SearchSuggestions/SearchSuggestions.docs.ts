import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'What may be meant, under a `SearchField`: recent searches, words that find something, categories.',
  alsoCalled: ['typeahead', 'autosuggest', 'autocomplete', 'search suggestions'],
  notFor: [
    { when: 'One of a known list is chosen, and nothing else will do.', use: 'Combobox' },
    { when: 'A place is looked up.', use: 'LocationCombobox' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<div>` within the field, out of the flow; `ref` and attributes go here. `data-status` says how far the suggestions are.',
    },
    { name: 'List', what: 'A `<ul role="listbox">` with a named group of each kind.' },
    {
      name: 'Option',
      what: 'An icon and a text in which what was typed stands out; a category says where it is.',
    },
    { name: 'Remove buttons', what: 'Beside the recent searches; the last of their group clears them all.' },
    { name: 'Announcement', what: 'How many there are.' },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Open the list; highlight the next or the previous one, round the ends.',
    },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last.' },
    {
      keys: ['Enter'],
      does: 'Takes what is highlighted; with nothing highlighted, searches for what is typed.',
    },
    { keys: ['Delete'], does: 'At the end of the text: removes the highlighted recent search.' },
    { keys: ['Escape'], does: 'Closes the list; the text stays.' },
    { keys: ['Tab'], does: 'Goes on; takes nothing.' },
  ],
  accessibility: [
    'The input of the field becomes a `combobox` when the suggestions are there, and is a plain field before.',
    'How many there are is announced. Loading and failing are not: nobody waits for a suggestion.',
    'Say how the search itself went on the page it leads to.',
  ],
  doDont: [
    {
      do: 'Keep recent searches on the device, and let go of them when somebody signs out.',
      dont: 'Suggest what other people typed.',
    },
  ],
} satisfies ComponentDocs;
