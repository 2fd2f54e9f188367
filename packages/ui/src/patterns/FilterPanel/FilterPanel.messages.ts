import { texts } from '@porchlight/domain';

import { orMore, type Formats } from '../../lib/index.ts';

/** Texts of a `FilterPanel`; those of its fields are the `SearchForm`'s. */
export interface FilterPanelMessages {
  /** The button that opens it, and the sheet's title. */
  title: string;
  clear: string;
  /** The panel's button. */
  apply: string;
  /** The sheet's button, with the number of results if known, and whether there are more. */
  show: (count: number | undefined, formats: Formats, hasMore?: boolean) => string;
  /** Above the sheet's button without results. */
  none: string;
  /** The sheet's button without results: there is nothing to show. */
  close: string;
  /** Text of the badge for screen readers: '2 active'. */
  active: (count: number, formats: Formats) => string;
}

export const english: FilterPanelMessages = {
  title: texts.listings.filters,
  clear: texts.listings.clearFilters,
  apply: 'Apply',
  show: (count, { number }, hasMore) =>
    count === undefined
      ? 'Show listings'
      : `Show ${texts.listings.count(count, orMore(number(count), hasMore))}`,
  none: texts.listings.emptyFiltered,
  close: 'Close filters',
  active: (count) => `${count} active`,
};
