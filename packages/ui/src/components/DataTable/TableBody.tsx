/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, elements lose the roles that they have as a table */
import { useId, type ReactNode } from 'react';

import { cx, type RenderLink } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { Choose, type Selection } from './Selection.tsx';

interface TableBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  renderLink: RenderLink;
  selection: Selection | undefined;
  /** Number of skeletons while there are no rows. */
  skeletons: number;
  empty: ReactNode;
}

/** The rows, the skeletons, or the empty message. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowId, selection, skeletons, empty } = props;
  const span = columns.length + (selection ? 1 : 0);
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <TableRow key={rowId(row)} {...props} row={row} />
      ))}
      {rows.length === 0 &&
        Array.from({ length: skeletons }, (_, index) => (
          <tr key={index} role="row" className={styles.row}>
            {Array.from({ length: span }, (__, at) => (
              <td key={at} role="cell" className={styles.cell}>
                <Skeleton width={at === 0 && selection ? 'full' : at % 2 ? 'most' : 'half'} />
              </td>
            ))}
          </tr>
        ))}
      {rows.length === 0 && skeletons === 0 && (
        <tr role="row">
          <td role="cell" colSpan={span} className={styles.empty}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface TableRowProps<Row> extends TableBodyProps<Row> {
  row: Row;
}

function TableRow<Row>({ row, columns, rowId, rowHref, renderLink, selection }: TableRowProps<Row>) {
  const own = useId();
  const id = rowId(row);
  const href = rowHref?.(row);
  const isSelected = selection?.chosen.has(id) ?? false;

  const content = ({ cell }: DataTableColumn<Row>, isName: boolean) =>
    isName && href !== undefined
      ? renderLink({ href, className: styles.link, children: cell(row) })
      : cell(row);

  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      {selection && (
        <td role="cell" className={cx(styles.cell, styles.chooseCell)}>
          <Choose
            id={`${own}-choose`}
            label={selection.words.selectRow}
            labelledBy={`${own}-choose ${own}-name`}
            checked={isSelected}
            onChange={(checked) => {
              const next = new Set(selection.chosen);
              if (checked) next.add(id);
              else next.delete(id);
              selection.select(next);
            }}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const isName = index === 0;
        const shared = {
          className: cx(styles.cell, isName && styles.rowName, column.align && styles.align[column.align]),
          children: (
            <>
              <span aria-hidden className={styles.label}>
                {column.header}
              </span>
              {isName ? (
                <span id={`${own}-name`}>{content(column, true)}</span>
              ) : (
                <span>{content(column, false)}</span>
              )}
            </>
          ),
        };
        return isName ? (
          <th key={column.id} role="rowheader" scope="row" {...shared} />
        ) : (
          <td key={column.id} role="cell" {...shared} />
        );
      })}
    </tr>
  );
}
