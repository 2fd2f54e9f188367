import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A text search: typing changes nothing until Enter or the button.',
  alsoCalled: ['search box'],
  notFor: [
    { when: 'A list on screen is filtered while typing.', use: 'TextField' },
    { when: 'An option of a known list is selected.', use: 'Combobox' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<form role="search">`; `ref` and attributes go here.' },
    { name: 'Icon', what: 'Before the field, on wide screens.' },
    { name: 'Field', what: 'An `<input>` with a hidden label.' },
    { name: 'Clear button', what: 'While there is text.' },
    {
      name: 'Place',
      what: 'Optional: a `PlacePill`, in the field; on a phone below it, with `size="sm"` only from 1440 px.',
    },
    { name: 'Search button', what: 'Its text, or a magnifier on narrow screens.' },
    { name: 'Suggestions', what: 'Optional: `SearchSuggestions`, as its child.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Searches.' },
    { keys: ['Tab'], does: 'Moves to the clear button, the place and the search button.' },
    { keys: ['Space'], does: 'Presses either of them.' },
  ],
  accessibility: [
    'A `search` landmark with a name. On a page with two, give them different names.',
    'Clearing returns the focus to the field, and searches with an empty text.',
    'With `action` it works before scripts load.',
    'Announce the number of results: `ResultsHeading` does.',
  ],
} satisfies ComponentDocs;
