import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A place in the United States, chosen from suggestions that its owner looks up: addresses, cities, ZIP codes.',
  alsoCalled: ['address', 'place picker'],
  notFor: [
    { when: 'The answers are known beforehand.', use: 'Combobox' },
    { when: 'Any words will do, as in a filter by town.', use: 'TextField' },
  ],
  anatomy: [
    {
      name: 'All parts',
      what: 'As in `Combobox`, with a pin before the text: `data-chosen` once a place is.',
    },
    { name: 'Suggestion', what: 'The place, and what kind of place it is.' },
    { name: 'Notice', what: 'In place of suggestions: type more, looking, nothing found, failed.' },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Open the list at the chosen option, or at its end; walk through it and round.',
    },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Open or close the list, and highlight nothing.' },
    { keys: ['Home', 'End'], does: 'Highlight the first or the last suggestion, while the list is open.' },
    { keys: ['PageUp', 'PageDown'], does: 'Go ten suggestions up or down.' },
    { keys: ['Enter'], does: 'Chooses the highlighted suggestion. With none, sends the form.' },
    { keys: ['Escape'], does: 'Closes the list.' },
    { keys: ['Tab'], does: 'Leaves the field and chooses nothing.' },
  ],
  accessibility: [
    'How the search stands is announced: looking, how many were found, none, failed.',
    'It remembers nothing: typing after a choice calls `onInputChange`, and the owner lets go of the chosen place.',
    'Names of places are marked as not to be translated.',
  ],
  doDont: [
    {
      do: 'Search after a short pause, and drop answers that come too late.',
      dont: 'Search with fewer than three characters.',
    },
  ],
} satisfies ComponentDocs;
