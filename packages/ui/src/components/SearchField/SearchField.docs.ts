import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Search by words: typing changes nothing until Enter or the button.',
  alsoCalled: ['search box'],
  notFor: [
    { when: 'A list on screen is narrowed as one types.', use: 'TextField' },
    { when: 'One of a known list is chosen.', use: 'Combobox' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<form role="search">`; `ref` and attributes go here.' },
    { name: 'Icon', what: 'Before the field, on wide screens.' },
    { name: 'Field', what: 'An `<input>` with a hidden label.' },
    { name: 'Clear button', what: 'While there is text.' },
    { name: 'Search button', what: 'Its word, or a lens where there is no room.' },
    { name: 'Suggestions', what: 'Optional: `SearchSuggestions`, as its child.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Searches.' },
    { keys: ['Tab'], does: 'Goes to the clear button, then to the search button.' },
    { keys: ['Space'], does: 'Presses either of them.' },
  ],
  accessibility: [
    'A landmark of the role `search`, with a name. Give each a name of its own where a page has two.',
    'Clearing gives the focus back to the field, and searches for nothing.',
    'With `action` it works before scripts have loaded.',
    'Say how many were found: `ResultsHeading` does.',
  ],
} satisfies ComponentDocs;
