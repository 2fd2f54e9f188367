import { texts } from '@porchlight/domain';

/** The words of a `CategoryTile`. */
export interface CategoryTileMessages {
  /** '1 listing', '24 listings'. */
  count: (count: number) => string;
}

export const english: CategoryTileMessages = {
  count: texts.listings.count,
};
