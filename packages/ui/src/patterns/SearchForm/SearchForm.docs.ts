import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'All filters and sort orders of a list of listings, in one form.',
  notFor: [
    { when: 'It is a text search only.', use: 'SearchField' },
    { when: 'It is above the list that it filters.', use: 'FilterPanel' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<form>`.' },
    {
      name: 'Fields',
      what: 'On a page the search words; category, place, two prices, sort key and direction, maximum age and photos only. The price period if a category has `price_periods`; the condition except in categories without things. A `placeField` replaces the place.',
    },
    { name: 'Buttons', what: 'Your `children`; one of them submits.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In a field: submits the form, or moves to the first invalid price.' }],
  accessibility: [
    'Choices apply at once, typed text on blur, valid prices also after a pause in typing.',
    'An invalid price shows an error at its field, on blur.',
    'With `counts`, a choice has the number of listings that it would find: “Furniture (12)”. Screen readers read it with the choice. One that finds nothing is muted, and can still be chosen.',
    'With `action` it works before scripts load.',
  ],
} satisfies ComponentDocs;
