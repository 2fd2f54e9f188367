import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One number per day: the total as text, each day as a bar, and as a table.',
  alsoCalled: ['bar chart', 'sparkline', 'time series'],
  notFor: [
    { when: 'It is one number without days.', use: 'StatTile' },
    { when: 'Several numbers of a thing are compared.', use: 'DataTable' },
    { when: 'It shows the progress of something.', use: 'ProgressBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<figure>`; `aria-busy` while numbers load.' },
    { name: 'Caption', what: 'What is counted, and the sum or average of all days.' },
    { name: 'Picture', what: 'An `<svg role="img">` with a bar for each day; its name summarizes it.' },
    { name: 'Table', what: 'A `Disclosure` with a `DataTable` of days and numbers.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the text that opens the table.' },
    { keys: ['Enter', 'Space'], does: 'On it: show or hide the table.' },
  ],
  accessibility: [
    'The chart has a sentence as its name; the table has every number.',
    'Bars use the system’s colors in forced-colors mode. Nothing moves.',
    'A day without a number is a dash in the table and has no bar; a zero has a thin one.',
  ],
  doDont: [
    {
      do: 'Consecutive days, oldest first; a day without events is a zero.',
      dont: 'More than about ninety days: their bars are too thin to distinguish.',
    },
  ],
} satisfies ComponentDocs;
