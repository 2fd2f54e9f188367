import { expect, test } from 'vitest';
import { boundsAround, boundsOf, isInBounds, readBounds, widened, widthOf, writeBounds } from '../index.ts';

const [honolulu, wake, guam, atka, austin, saipan, pagoPago, sanJuan] = [
  { latitude: 21.31, longitude: -157.86 },
  { latitude: 19.28, longitude: 166.64 },
  { latitude: 13.52, longitude: 144.84 },
  { latitude: 52.2, longitude: -174.2 },
  { latitude: 30.27, longitude: -97.74 },
  { latitude: 15.21, longitude: 145.75 },
  { latitude: -14.28, longitude: -170.7 },
  { latitude: 18.47, longitude: -66.11 },
];

test.each([
  ['-98,29,-97,31', 1],
  ['170,50,-170,56', 20],
  ['180,0,-180,1', 0],
  ['-180,-90,180,90', 360],
  ['10,0,-10,5', 340],
])('%s is a map area, %d degrees wide', (text, width) => {
  const bounds = readBounds(text);
  expect(bounds && writeBounds(bounds)).toBe(text);
  expect(bounds && widthOf(bounds)).toBe(width);
});

test.each([
  '',
  '1,2,3',
  '181,0,-170,1',
  '-181,0,0,1',
  '0,5,1,4',
  '0,-91,1,0',
  '0,0,1,91',
  'a,b,c,d',
  '1,1,1,1,1',
])('%j is not a map area', (text) => expect(readBounds(text)).toBeUndefined());

test.each([
  ['170,50,-170,56', 51, 175, true],
  ['170,50,-170,56', 51, -175, true],
  ['170,50,-170,56', 51, 180, true],
  ['170,50,-170,56', 51, -180, true],
  ['170,50,-170,56', 51, 169, false],
  ['170,50,-170,56', 51, -169, false],
  ['170,50,-170,56', 51, 0, false],
  ['170,50,-170,56', 49, 175, false],
  ['-98,29,-97,31', 30, -97.5, true],
  ['-98,29,-97,31', 30, 175, false],
])('whether %s contains %d, %d: %s', (text, latitude, longitude, isIn) => {
  const bounds = readBounds(text);
  expect(bounds && isInBounds(bounds, { latitude, longitude })).toBe(isIn);
});

test.each([
  [[austin], '-97.74,30.27,-97.74,30.27'],
  [[austin, honolulu], '-157.86,21.31,-97.74,30.27'],
  [[wake, atka, honolulu], '166.64,19.28,-157.86,52.2'],
  [[guam, saipan], '144.84,13.52,145.75,15.21'],
  [[guam, honolulu], '144.84,13.52,-157.86,21.31'],
  [[guam, austin], '144.84,13.52,-97.74,30.27'],
  [[saipan, pagoPago, sanJuan], '145.75,-14.28,-66.11,18.47'],
])('the smallest map area with %j is %s', (points, text) => {
  expect(writeBounds(boundsOf(points))).toBe(text);
});

test.each([
  ['179.9,50,179.95,51', 1, '178.9,49,-179.05,52'],
  ['-179.9,50,-179.8,51', 1, '179.1,49,-178.8,52'],
  ['170,50,-170,56', 5, '165,49,-165,57'],
  ['-100,20,-90,30', 180, '-180,19,180,31'],
])('%s with %d degrees on each side is %s', (text, aside, wide) => {
  const bounds = readBounds(text);
  expect(bounds && writeBounds(widened(bounds, aside, 1))).toBe(wide);
});

test('the map of an area next to the date line crosses it', () => {
  const { west, east } = boundsAround({ latitude: 52, longitude: 179.9, radius_miles: 5 });
  expect(west).toBeGreaterThan(179);
  expect(east).toBeLessThan(-179);
  expect(widthOf(boundsAround({ latitude: 90, longitude: 0, radius_miles: 5 }))).toBe(360);
});
