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
 * The rows in the order that `sort` asks for, by the `sortValue` of its column: words as the language orders them and
 * numbers inside them by their value, dates by time. Rows without a value come last either way, and equal ones keep their
 * order. Changes nothing.
 *
 * @param locale Language whose alphabet counts. Default `en-US`.
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
