/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, elements lose the roles that they have as a table */
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { cx, useMessages, useRenderLink, type RenderLink } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './DataTable.css.ts';
import { english, type DataTableMessages } from './DataTable.messages.ts';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useOverflow } from './useOverflow.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's name, above it. */
  caption: ReactNode;
  /** Whether the caption is visually hidden. Default false. */
  captionHidden?: boolean;
  /** The columns, in order. The first one names the row. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order to show: the parent sorts, with `sortRows` or on a server. */
  rows: readonly Row[];
  /** A unique, stable id of the row. */
  rowId: (row: Row) => string;
  /** URL of a row: the row's name becomes a link. Default: no link. */
  rowHref?: (row: Row) => string | undefined;
  /** The current order. Default nothing. */
  sort?: DataTableSort | null;
  /** Called with the requested order, when a header is pressed. Without it the table is not sortable. */
  onSortChange?: (sort: DataTableSort) => void;
  /** Ids of the selected rows, when the parent keeps them. Default: the component keeps them. */
  selected?: readonly string[];
  /** Called with the ids of all selected rows. With it, each row has a checkbox. */
  onSelectedChange?: (selected: string[]) => void;
  /** Rows are loading: existing ones stay, else skeletons are shown. Default false. */
  loading?: boolean;
  /** Number of skeletons while the first rows load. Default 5. */
  loadingRows?: number;
  /** Shown instead of rows. Default the text of `messages.empty`. */
  empty?: ReactNode;
  /** Whether rows become cards where the table has less than 40em. Default true; else it scrolls sideways. */
  stacked?: boolean;
  /** Keeps the header visible: the table then scrolls by itself, 32rem high or `--pl-table-height`. Default false. */
  stickyHeader?: boolean;
  /** Renders the link of a row. Default: the `KitProvider`'s, else an anchor. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<DataTableMessages>;
}

/**
 * Rows of the same kind to compare, sort and select, in a real table. In a narrow space each row is a card with
 * labeled values, and is still a table to screen readers. To browse listings use `ListingGrid` or `ListingRow`.
 * Renders a `<div>` around a `<table>`. Publishes `data-selected` on rows.
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowId,
  rowHref,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  loading = false,
  loadingRows = 5,
  empty,
  stacked = true,
  stickyHeader = false,
  renderLink,
  messages,
  className,
  ...rest
}: DataTableProps<Row>) {
  const words = useMessages('DataTable', english, messages);
  const id = useId();
  const render = useRenderLink(renderLink);
  const [own, setOwn] = useState<readonly string[]>([]);
  const { scroller, overflows } = useOverflow();
  const chosen = new Set(selected ?? own);
  const select = (next: ReadonlySet<string>) => {
    setOwn([...next]);
    onSelectedChange?.([...next]);
  };
  const selection = onSelectedChange && { chosen, select, words };

  return (
    <div {...rest} className={cx(styles.root, stacked && styles.stackable, className)}>
      <div
        ref={scroller}
        className={cx(styles.scroller, stickyHeader && styles.sticky)}
        // A scrolling region must be reachable by keyboard.
        {...(overflows && { role: 'region', 'aria-labelledby': `${id}-caption`, tabIndex: 0 })}
      >
        <table role="table" className={styles.table} aria-busy={loading || undefined}>
          <caption id={`${id}-caption`} className={captionHidden ? undefined : styles.caption}>
            {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <TableHead
            columns={columns}
            ids={rows.map(rowId)}
            sort={sort}
            onSortChange={onSortChange}
            selection={selection}
          />
          <TableBody
            columns={columns}
            rows={rows}
            rowId={rowId}
            rowHref={rowHref}
            renderLink={render}
            selection={selection}
            skeletons={loading ? loadingRows : 0}
            empty={empty ?? words.empty}
          />
        </table>
      </div>
      <VisuallyHidden role="status">{loading && words.loading}</VisuallyHidden>
    </div>
  );
}
