import { expect, test } from 'vitest';

import { everywhere, firstView, roomAround } from './bounds.ts';

const austin = { latitude: 30.27, longitude: -97.74 };
const honolulu = { latitude: 21.31, longitude: -157.86 };
const texas = { west: -98, south: 29, east: -95, north: 31 };
const hawaii = { west: -160, south: 19, east: -155, north: 22 };
const pacific = { west: 144.84, south: 13.52, east: -157.86, north: 21.31 };
const guam = { latitude: 13.52, longitude: 144.84 };
const both = { west: -160, south: 19, east: -95, north: 31 };

test.each([
  ['results in the contiguous states, with a margin', texas, [austin], roomAround(texas)],
  ['the contiguous states when some results are outside', both, [austin, honolulu], everywhere],
  ['results on both sides of the date line', pacific, [guam, honolulu], roomAround(pacific)],
  [
    'what lies between the coasts, when some is in Guam',
    { ...pacific, east: -97 },
    [guam, austin],
    everywhere,
  ],
  ['results outside when there are no others', hawaii, [honolulu], roomAround(hawaii)],
])('a map starts with %s', (_what, all, marks, view) => {
  expect(firstView(all, marks)).toEqual(view);
});

test('a map around a place starts with all of its radius', () => {
  const view = firstView(texas, [austin], { ...austin, miles: 69 });
  expect(view.north).toBeCloseTo(austin.latitude + 1.25, 3);
  expect(view.west).toBeCloseTo(austin.longitude - 1.25 / Math.cos((austin.latitude * Math.PI) / 180), 3);
});
