import { limits, type Listing, sameId } from '@porchlight/domain';

import type { CategoryListingsQuery } from '../../api/index.ts';

/**
 * The query for related listings: one more than shown, in case the server doesn't exclude the listing itself.
 * `null` for an unknown category.
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

/** The listings to show below one: without that listing itself, at most four. */
export function relatedListings(found: readonly Listing[], listing: Pick<Listing, 'id'>): Listing[] {
  return found.filter(({ id }) => !sameId(id, listing.id)).slice(0, limits.relatedListings);
}

/** Whether a listing is in the same state as another one. */
export function isNear(found: Listing, { canonical_location: here }: Listing): boolean {
  return here !== null && found.canonical_location?.state === here.state;
}
