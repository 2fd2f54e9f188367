import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Narrows and orders a list of listings: a panel that opens in place on wide screens, a sheet from the bottom on small ones.',
  alsoCalled: ['facets', 'filters'],
  notFor: [
    { when: 'It searches by words.', use: 'SearchField' },
    { when: 'One of a few views is chosen.', use: 'ChipRow' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<details>`; `data-active` is the number of filters in force.' },
    {
      name: 'Summary',
      what: '“Filters”, and a badge with that number; on a small screen it takes the place of the icon.',
    },
    {
      name: 'Fields',
      what: 'A `<form>`: category, location, two prices, order, how long ago it was posted, whether it has photos; what a price is for, and the condition, where a category has such.',
    },
    { name: 'Apply and clear', what: 'In the panel; the sheet has “Show 24 listings” at its foot.' },
    { name: 'Sheet', what: 'A `Sheet` with the same fields, on small screens.' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the summary: open or close the panel; on a small screen open the sheet.',
    },
    {
      keys: ['Enter'],
      does: 'In a field: applies what is typed; in the sheet it also closes it, when nothing is wrong.',
    },
    { keys: ['Escape'], does: 'Closes the sheet.' },
  ],
  accessibility: [
    'Choices apply at once, typed text when its field is left: nothing happens while one types.',
    'A price that cannot be is said at its field, once the field is left.',
    'The number of filters is read with the summary: “2 active”. Say how many listings fit: `ResultsHeading` does.',
    'With `action` it works before scripts have loaded.',
  ],
} satisfies ComponentDocs;
