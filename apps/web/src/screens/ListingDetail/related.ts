import { limits, type Listing, sameId } from '@porchlight/domain';

import type { CategoryListingsQuery } from '../../api/index.ts';

/**
 * How to ask for listings like one: one more than are shown, for servers that do not know how to leave the listing
 * itself out. `null` where its category is not known.
 */
export function relatedQuery(
  listing: Pick<Listing, 'id' | 'category_id'>,
): { categoryId: string; query: CategoryListingsQuery } | null {
  if (!listing.category_id) return null;
  return {
    categoryId: listing.category_id,
    query: { status: 'active', exclude: listing.id, limit: limits.relatedListings + 1 },
  };
}

/** The related listings to show: never the listing itself, four at most. */
export function relatedListings(found: readonly Listing[], listing: Pick<Listing, 'id'>): Listing[] {
  return found.filter(({ id }) => !sameId(id, listing.id)).slice(0, limits.relatedListings);
}

/** Whether a listing is in the state of another one. */
export function isNear(found: Listing, { canonical_location: here }: Listing): boolean {
  return here !== null && found.canonical_location?.state === here.state;
}
