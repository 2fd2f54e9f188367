import { texts } from '@porchlight/domain';

import { orMore, type Formats } from '../../lib/index.ts';

/** Texts of a `ResultsHeading`. */
export interface ResultsHeadingMessages {
  /** The heading. */
  title: string;
  /** '1 listing', '128 listings', '1,000+ listings'. */
  count: (count: number, formats: Formats, hasMore?: boolean) => string;
  /** While the number is unknown. */
  loading: string;
}

export const english: ResultsHeadingMessages = {
  title: texts.listings.title,
  count: (count, { number }, hasMore) => texts.listings.count(count, orMore(number(count), hasMore)),
  loading: texts.common.loading,
};
