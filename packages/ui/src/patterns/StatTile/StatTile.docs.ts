import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One number of a dashboard with its label, linked to the counted items.',
  alsoCalled: ['metric', 'KPI'],
  notFor: [
    { when: 'It is a price.', use: 'Price' },
    { when: 'It is a fact without a number.', use: 'InfoCard' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `aria-busy` while the number loads.' },
    { name: 'Icon', what: 'Optional, decorative.' },
    { name: 'Link', what: 'Label and number; the whole tile can be pressed.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the counted items.' }],
  accessibility: [
    'One link, named by label and number: “Active listings 9”.',
    'A number that failed to load is a dash. Show the error elsewhere on the page.',
  ],
} satisfies ComponentDocs;
