import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'All the ways to narrow and to order a list of listings, on one form.',
  notFor: [
    { when: 'It searches by words alone.', use: 'SearchField' },
    { when: 'It stands above the list that it narrows.', use: 'FilterPanel' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<form>`.' },
    {
      name: 'Fields',
      what: 'On a page the words; category, place, two prices, sort and order, how long ago and whether with photos. What a price is for stands where a category says `price_periods`; the condition everywhere but in categories without things. A `placeField` stands in the place’s.',
    },
    { name: 'Buttons', what: 'What you give as `children`; one of them submits.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form, or goes to the first wrong price.' }],
  accessibility: [
    'Choices apply at once, typed text when its field is left: nothing happens while one types.',
    'A price that cannot be is said at its field, once the field is left.',
    'With `action` it works before scripts have loaded.',
  ],
} satisfies ComponentDocs;
