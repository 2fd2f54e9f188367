import { texts } from '@porchlight/domain';

/** The words of a `ResultsHeading`. */
export interface ResultsHeadingMessages {
  /** '1 listing', '128 listings'. */
  count: (count: number) => string;
  /** While the number is not known. */
  loading: string;
}

export const english: ResultsHeadingMessages = {
  count: texts.listings.count,
  loading: texts.common.loading,
};
