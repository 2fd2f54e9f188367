import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A place to search around, a radius, and a button that gets the device’s location.',
  alsoCalled: ['near me', 'geolocation', 'radius search'],
  notFor: [
    { when: 'A listing is posted with the place.', use: 'LocationCombobox' },
    { when: 'Any text is allowed.', use: 'TextField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with `data-device`, the status of the location request.' },
    { name: 'Place', what: 'A `LocationCombobox`.' },
    { name: 'Radius', what: 'A `Select`: 5, 10, 25, 50, 100 miles, or anywhere.' },
    { name: 'Button', what: 'With `onLocate`: requests the location, busy meanwhile.' },
    { name: 'News', what: 'The result of the request, in a sentence.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves from the place to the radius and to the button.' }],
  accessibility: [
    'The location is requested when the button is pressed, never automatically: the browser’s permission prompt then has a reason.',
    'The result is announced politely and stays visible.',
  ],
} satisfies ComponentDocs;
