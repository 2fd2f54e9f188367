export interface DataTableMessages {
  /** Name of the checkbox that selects all rows. */
  selectAll: string;
  /** Name of a row's checkbox, followed by the row's name. */
  selectRow: string;
  /** Shown when there are no rows. */
  empty: string;
  /** Announced while rows load. */
  loading: string;
}

export const english: DataTableMessages = {
  selectAll: 'Select all rows',
  selectRow: 'Select',
  empty: 'Nothing here yet',
  loading: 'Loading…',
};
