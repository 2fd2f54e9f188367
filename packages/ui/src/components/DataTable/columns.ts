import type { ReactNode } from 'react';

import type * as styles from './DataTable.css.ts';

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** Unique among its siblings, and stable; `sort.column` refers to it. */
  id: string;
  /** Its name: above the cells, and next to each of them where rows are cards. */
  header: ReactNode;
  /** Renders a row's cell. */
  cell: (row: Row) => ReactNode;
  /** Value to sort rows by in this column, for `sortRows`. Default none: it cannot be sorted by. */
  sortValue?: (row: Row) => string | number | boolean | Date | null | undefined;
  /** Whether its header is a button, also where the server sorts. Default: whether it has a `sortValue`. */
  sortable?: boolean;
  /** Alignment of the cells; `end` for numbers. Default `start`. */
  align?: keyof typeof styles.align;
  /** About 80, 128, 192 or 288px. Default: as its cells need. */
  width?: keyof typeof styles.width;
}

/** The order of a table. */
export interface DataTableSort {
  /** The `id` of a column. */
  column: string;
  /** Sort direction. */
  direction: 'ascending' | 'descending';
}
