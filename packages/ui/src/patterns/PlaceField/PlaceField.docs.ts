import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A place to look around, how far, and a button that asks the device where it is.',
  alsoCalled: ['near me', 'geolocation', 'radius search'],
  notFor: [
    { when: 'A listing is posted with the place.', use: 'LocationCombobox' },
    { when: 'Any words will do.', use: 'TextField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with `data-device`, how the question to the device stands.' },
    { name: 'Place', what: 'A `LocationCombobox`.' },
    { name: 'Radius', what: 'A `Select`: 5, 10, 25, 50, 100 miles, or anywhere.' },
    { name: 'Button', what: 'With `onLocate`: asks the device, busy meanwhile.' },
    { name: 'News', what: 'What became of it, in a sentence.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from the place to the radius and to the button.' }],
  accessibility: [
    'The device is asked when the button is pressed, never by itself: the browser’s own question then has a reason.',
    'What became of it is announced politely and stays there to be read.',
  ],
} satisfies ComponentDocs;
