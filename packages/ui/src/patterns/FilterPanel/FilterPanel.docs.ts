import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Filters and sorts a list of listings: a panel that expands in place on wide screens, a sheet from the bottom on small ones.',
  alsoCalled: ['facets', 'filters'],
  notFor: [
    { when: 'It is a text search.', use: 'SearchField' },
    { when: 'One of a few views is chosen.', use: 'ChipRow' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<details>`; `data-active` is the number of active filters.' },
    {
      name: 'Summary',
      what: '“Filters”, and a badge with that number; on a small screen it replaces the icon.',
    },
    {
      name: 'Fields',
      what: 'A `<form>`: category, location, two prices, order, maximum age, photos only; price period and condition, if the category has them.',
    },
    { name: 'Apply and clear', what: 'In the panel; the sheet has “Show 24 listings” at the bottom.' },
    { name: 'Sheet', what: 'A `Sheet` with the same fields, on small screens.' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the summary: open or close the panel; on a small screen open the sheet.',
    },
    {
      keys: ['Enter'],
      does: 'In a field: applies the typed text; in the sheet it also closes it, if there is no error.',
    },
    { keys: ['Escape'], does: 'Closes the sheet.' },
  ],
  accessibility: [
    'Choices apply at once, typed text on blur, valid prices also after a pause in typing.',
    'An invalid price shows an error at its field, on blur.',
    'The number of filters is read with the summary: “2 active”. Announce the number of results: `ResultsHeading` does.',
    '`counts` are numbers next to the choices, as in `SearchForm`. Load them once `onOpenChange` reports an open panel or sheet.',
    'With `action` it works before scripts load.',
  ],
} satisfies ComponentDocs;
