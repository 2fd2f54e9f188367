import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `ResultsHeading`. */
export interface ResultsHeadingMessages {
  /** The heading. */
  title: string;
  /** '1 listing', '128 listings'. */
  count: (count: number, formats: Formats) => string;
  /** While the number is not known. */
  loading: string;
}

export const english: ResultsHeadingMessages = {
  title: texts.listings.title,
  count: (count, { number }) => texts.listings.count(count, number(count)),
  loading: texts.common.loading,
};
