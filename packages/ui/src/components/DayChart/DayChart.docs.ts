import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One number day by day: over all days in figures, each day as a bar, and as a table.',
  alsoCalled: ['bar chart', 'sparkline', 'time series'],
  notFor: [
    { when: 'It is one number without days.', use: 'StatTile' },
    { when: 'Several numbers of a thing are compared.', use: 'DataTable' },
    { when: 'Something is under way, and how far it is.', use: 'ProgressBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<figure>`; `aria-busy` while numbers are on their way.' },
    { name: 'Caption', what: 'What is counted, and the sum or average of all days.' },
    { name: 'Picture', what: 'An `<svg role="img">` with a bar for each day; its name says what it shows.' },
    { name: 'Table', what: 'A `Disclosure` with a `DataTable` of days and numbers.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the words that open the table.' },
    { keys: ['Enter', 'Space'], does: 'On them: show the table, and hide it again.' },
  ],
  accessibility: [
    'The picture has a sentence as its name; every number of it stands in the table.',
    'Bars take the colors of the system where those are forced. Nothing moves.',
    'A day without a number is a dash in the table and no bar: that is not a zero, which has a thin one.',
  ],
  doDont: [
    {
      do: 'Days without a gap, oldest first: what did not happen is a zero.',
      dont: 'More than about ninety days, whose bars nobody can tell apart.',
    },
  ],
} satisfies ComponentDocs;
