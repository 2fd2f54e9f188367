import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Rows of the same kind to compare, sort and select, in a real table that becomes cards on a phone.',
  alsoCalled: ['data grid', 'grid', 'list view'],
  notFor: [
    { when: 'Users browse listings by their photos.', use: ['ListingGrid', 'ListingRow'] },
    { when: 'It is one thing with its properties.', use: 'ListingDetailsList' },
    { when: 'There are more rows than a page holds: put pages below.', use: 'Pagination' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; its width decides whether rows become cards.' },
    { name: 'Caption', what: 'The `<caption>`: the table’s name, visible or not.' },
    { name: 'Header', what: 'A `<th scope="col">` for each column, with a button where it sorts.' },
    { name: 'Row', what: 'A `<tr>`; `data-selected`. Its first cell is a `<th scope="row">`, and its link.' },
    { name: 'Checkboxes', what: 'One for each row and one for all, with a dash for some.' },
    { name: 'In place of rows', what: 'Skeletons while rows load, or the `empty` message.' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves to the checkboxes, the sortable headers, the links; to the table itself while it scrolls.',
    },
    { keys: ['Enter', 'Space'], does: 'On a header: sort by it; again for the other direction.' },
    { keys: ['Space'], does: 'On a checkbox: select the row, or all of them.' },
  ],
  accessibility: [
    'A table to screen readers at every width: explicit roles keep it one when rows are cards.',
    'The sorted column has `aria-sort`. A checkbox is named by its row.',
    'While rows load the table is `aria-busy`, and that is announced.',
    'The parent sorts: with `sortRows`, which uses the language’s alphabet, or on a server.',
  ],
  doDont: [
    {
      do: 'The row’s name first; numbers at the `end`, where their digits align.',
      dont: 'A table for page layout, or more columns than users compare.',
    },
  ],
} satisfies ComponentDocs;
