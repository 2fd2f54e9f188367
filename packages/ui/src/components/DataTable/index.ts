export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { DataTableColumn, DataTableSort } from './columns.ts';
export { sortRows } from './sortRows.ts';
export type { DataTableMessages } from './DataTable.messages.ts';
