import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `CategoryTile`. */
export interface CategoryTileMessages {
  /** '1 listing', '24 listings'. */
  count: (count: number, formats: Formats) => string;
}

export const english: CategoryTileMessages = {
  count: (count, { number }) => texts.listings.count(count, number(count)),
};
