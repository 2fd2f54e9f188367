import { expect, it } from 'vitest';
import { filterItems } from './filterItems.ts';

const items = ['Alabama', 'New Mexico', 'New York', 'Zoë’s farm', 'York'];

it.each([
  ['', items],
  ['  ', items],
  ['york', ['York', 'New York']],
  ['NEW', ['New Mexico', 'New York']],
  ['york new', ['New York']],
  ['zoe', ['Zoë’s farm']],
  ['zoë', ['Zoë’s farm']],
  ['q', []],
  ['.*', []],
])('%j finds %j', (query, found) => {
  expect(filterItems(items, query, (item) => item)).toEqual(found);
});
