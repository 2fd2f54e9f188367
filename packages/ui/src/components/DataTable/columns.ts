import type { ReactNode } from 'react';

import type * as styles from './DataTable.css.ts';

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** Stable among its siblings; `sort.column` names it. */
  id: string;
  /** Its name: above the cells, and beside each of them where rows are cards. */
  header: ReactNode;
  /** What stands in the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** What rows are ordered by in this column, for `sortRows`. Default none: it cannot be sorted by. */
  sortValue?: (row: Row) => string | number | boolean | Date | null | undefined;
  /** Whether its header is a button, also where the server sorts. Default: whether it has a `sortValue`. */
  sortable?: boolean;
  /** Edge that the cells keep to; `end` for numbers. Default `start`. */
  align?: keyof typeof styles.align;
  /** About 80, 128, 192 or 288px. Default: as its cells need. */
  width?: keyof typeof styles.width;
}

/** What a table is ordered by. */
export interface DataTableSort {
  /** The `id` of a column. */
  column: string;
  /** Which way: from the first to the last, or back. */
  direction: 'ascending' | 'descending';
}
