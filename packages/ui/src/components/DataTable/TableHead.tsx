/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, elements lose the roles that they have as a table */
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../../icons/index.ts';
import { cx } from '../../lib/index.ts';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { Choose, type Selection } from './Selection.tsx';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null | undefined;
  onSortChange: ((sort: DataTableSort) => void) | undefined;
  /** The ids of all rows. */
  ids: readonly string[];
  selection: Selection | undefined;
}

/** The column headers, with the controls to sort and to select all. */
export function TableHead<Row>({ columns, ids, sort, onSortChange, selection }: TableHeadProps<Row>) {
  const selectedCount = ids.filter((id) => selection?.chosen.has(id)).length;
  return (
    <thead role="rowgroup">
      <tr role="row" className={styles.row}>
        {selection && (
          <th role="columnheader" scope="col" className={cx(styles.head, styles.chooseCell)}>
            <Choose
              label={selection.words.selectAll}
              checked={ids.length > 0 && selectedCount === ids.length}
              indeterminate={selectedCount > 0 && selectedCount < ids.length}
              disabled={ids.length === 0}
              onChange={(checked) => {
                // Rows of other pages keep their selection.
                const next = new Set(selection.chosen);
                for (const id of ids) {
                  if (checked) next.add(id);
                  else next.delete(id);
                }
                selection.select(next);
              }}
            />
          </th>
        )}
        {columns.map(({ id, header, sortValue, sortable = sortValue !== undefined, align, width }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const Sign = { ascending: ChevronUpIcon, descending: ChevronDownIcon, none: SortIcon };
          const Shown = Sign[direction ?? 'none'];
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={cx(styles.head, align && styles.align[align], width && styles.width[width])}
            >
              {sortable && onSortChange ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSortChange({
                      column: id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {header}
                  <Shown size="sm" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
