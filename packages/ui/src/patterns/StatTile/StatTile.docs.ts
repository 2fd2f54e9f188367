import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'One number of a dashboard with its name, leading to what it counts.',
  alsoCalled: ['metric', 'KPI'],
  notFor: [
    { when: 'It is a price.', use: 'Price' },
    { when: 'It is a fact without a number.', use: 'InfoCard' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `aria-busy` while the number loads.' },
    { name: 'Icon', what: 'Optional, for the eye.' },
    { name: 'Link', what: 'Label and number; the whole tile can be pressed.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Goes to what is counted.' }],
  accessibility: [
    'One link, named by label and number: “Active listings 9”.',
    'A number that could not be had is a dash. Say what failed elsewhere on the page.',
  ],
} satisfies ComponentDocs;
