import type { DataTableColumn, DataTableSort } from './columns.ts';

type SortValue = ReturnType<NonNullable<DataTableColumn<never>['sortValue']>>;

function compare(
  one: NonNullable<SortValue>,
  other: NonNullable<SortValue>,
  collator: Intl.Collator,
): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one) - Number(other);
}

/**
 * The rows sorted by the `sortValue` of the column of `sort`: texts in the language's order with numbers by value,
 * dates by time. Rows without a value come last in both directions, and equal ones keep their order. Does not change
 * its input.
 *
 * @param locale Language whose alphabet is used. Default `en-US`.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null | undefined,
  locale = 'en-US',
): Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !valueOf) return [...rows];
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: valueOf(row) ?? null }));
  const sorted = valued.toSorted((one, other) => {
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null);
    return sign * compare(one.value, other.value, collator);
  });
  return sorted.map(({ row }) => row);
}
