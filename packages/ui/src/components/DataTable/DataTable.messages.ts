export interface DataTableMessages {
  /** Name of the checkbox that selects all rows. */
  selectAll: string;
  /** Name of the checkbox of a row; what the row is called follows it. */
  selectRow: string;
  /** In place of rows, when there are none. */
  empty: string;
  /** Announced while rows are on their way. */
  loading: string;
}

export const english: DataTableMessages = {
  selectAll: 'Select all rows',
  selectRow: 'Select',
  empty: 'Nothing here yet',
  loading: 'Loading…',
};
