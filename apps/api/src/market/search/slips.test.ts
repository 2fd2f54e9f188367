import { expect, test } from 'vitest';
import { isSlipOf, slips } from './slips.ts';

test.each([
  ['walnt', 'walnut'],
  ['wlanut', 'walnut'],
  ['bycicle', 'bicycle'],
  ['matress', 'mattress'],
  ['refridgerator', 'refrigerator'],
  ['kouch', 'couch'],
  ['gitar', 'guitar'],
  ['furnature', 'furniture'],
  ['chiar', 'chair'],
  ['lmap', 'lamp'],
  ['sof', 'sofa'],
  ['mirrow', 'mirror'],
  ['tabke', 'table'],
  ['ospital', 'hospital'],
])('%s is a misspelling of %s', (typed, word) => {
  expect(isSlipOf(typed, word)).toBe(true);
});

test.each([
  ['bicycle', 'recycle'],
  ['horse', 'house'],
  ['boat', 'coat'],
  ['boat', 'bat'],
  ['brain', 'rain'],
  ['hair', 'chair'],
  ['desk', 'disk'],
  ['zebra', 'debra'],
  ['xy', 'xyz'],
  ['sofa', 'sofa'],
  ['', 'a'],
])('%s is another word than %s', (typed, word) => {
  expect(isSlipOf(typed, word)).toBe(false);
});

test.each([
  ['', '', 0],
  ['a', 'a', 0],
  ['table', 'tabel', 1],
  ['table', 'stable', 2],
  ['lamp', 'xlamp', 2],
])('from %s to %s it is %i', (from, to, count) => {
  expect(slips(from, to)).toBe(count);
});
