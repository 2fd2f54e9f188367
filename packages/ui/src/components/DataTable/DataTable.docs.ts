import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Rows of the same kind to compare, sort and select, in a real table that becomes cards on a phone.',
  alsoCalled: ['data grid', 'grid', 'list view'],
  notFor: [
    { when: 'People browse listings by their photos.', use: ['ListingGrid', 'ListingRow'] },
    { when: 'It is one thing with its properties.', use: 'ListingDetailsList' },
    { when: 'There are more rows than a page holds: put pages below.', use: 'Pagination' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; its width decides about cards.' },
    { name: 'Caption', what: 'The `<caption>`: name of the table, in sight or not.' },
    { name: 'Header', what: 'A `<th scope="col">` for each column, with a button where it sorts.' },
    { name: 'Row', what: 'A `<tr>`; `data-selected`. Its first cell is a `<th scope="row">`, and its link.' },
    { name: 'Checkboxes', what: 'One for each row and one for all, with a dash for some.' },
    { name: 'In place of rows', what: 'Skeletons while they are on their way, or what `empty` says.' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Go to the checkboxes, the headers that sort, the links; to the table itself while it scrolls.',
    },
    { keys: ['Enter', 'Space'], does: 'On a header: sort by it, and press again for the other direction.' },
    { keys: ['Space'], does: 'On a checkbox: select the row, or all of them.' },
  ],
  accessibility: [
    'A table to screen readers at every width: the roles stand in the page, since cards would lose them.',
    'The column that sorts has `aria-sort`. A checkbox is called by the name of its row.',
    'While rows are on their way the table is `aria-busy`, and that is announced.',
    'The owner sorts: with `sortRows`, which knows the alphabet of the language, or on a server.',
  ],
  doDont: [
    {
      do: 'What the row is called first; numbers at the `end`, where their digits line up.',
      dont: 'A table to lay out a page, or more columns than people compare.',
    },
  ],
} satisfies ComponentDocs;
