import { expect, test } from 'vitest';

import type { DataTableColumn } from './columns.ts';
import { sortRows } from './sortRows.ts';

interface Row {
  name: string;
  price: number | null;
  posted: Date;
}

const row = (name: string, price: number | null, day: number): Row => ({
  name,
  price,
  posted: new Date(Date.UTC(2026, 0, day)),
});
const rows = [row('Öllampe', 20, 3), row('desk 10', null, 1), row('Zither', 5, 2), row('Desk 9', 20, 4)];
const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortValue: ({ price }) => price },
  { id: 'posted', header: 'Posted', cell: () => '', sortValue: ({ posted }) => posted },
  { id: 'photo', header: 'Photo', cell: () => '' },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

test.each([
  ['name', 'ascending', 'de', ['Desk 9', 'desk 10', 'Öllampe', 'Zither']],
  ['name', 'ascending', 'sv', ['Desk 9', 'desk 10', 'Zither', 'Öllampe']],
  ['name', 'descending', 'de', ['Zither', 'Öllampe', 'desk 10', 'Desk 9']],
  ['price', 'ascending', 'en', ['Zither', 'Öllampe', 'Desk 9', 'desk 10']],
  ['price', 'descending', 'en', ['Öllampe', 'Desk 9', 'Zither', 'desk 10']],
  ['posted', 'ascending', 'en', ['desk 10', 'Zither', 'Öllampe', 'Desk 9']],
] as const)('by %s, %s, in %s', (column, direction, locale, expected) => {
  expect(names(sortRows(rows, columns, { column, direction }, locale))).toEqual(expected);
});

test('rows that cannot be sorted keep their order, in a new list', () => {
  for (const sort of [null, undefined, { column: 'photo', direction: 'ascending' } as const]) {
    const sorted = sortRows(rows, columns, sort);
    expect(sorted).toEqual(rows);
    expect(sorted).not.toBe(rows);
  }
});
