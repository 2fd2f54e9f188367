import { listingStatuses, type Listing, type PublicPlace } from './entities.ts';
import * as limits from './limits/index.ts';
import { sameId } from './records.ts';
import type { ListingCounts } from './wire.ts';

/** As much of a listing as says whose it is. */
export type Owned = Pick<Listing, 'user' | 'user_id'>;
type Person = { id: string } | null | undefined;

/** Whose listing it is. Undefined when the seller is gone. */
export function ownerId(listing: Owned): string | undefined {
  return listing.user?.id ?? listing.user_id;
}

export function isOwner(listing: Owned, user: Person): boolean {
  return sameId(ownerId(listing), user?.id);
}

/** Counts for the tabs of one's own listings. A status of its own kind counts under `all` only. */
export function listingCounts(listings: readonly Pick<Listing, 'status'>[]): ListingCounts {
  const counts: ListingCounts = { all: listings.length, active: 0, reserved: 0, sold: 0, expired: 0 };
  for (const { status } of listings) {
    const known = listingStatuses.find((candidate) => candidate === status);
    if (known) counts[known] += 1;
  }
  return counts;
}

/**
 * A number on a dashboard tile. Where only the first hundred were fetched and no total came with
 * them, the number is a lower bound and says so: '100+'.
 *
 * @param fetched How many entries the number was made from.
 */
export function tileCount(count: number, fetched: number, total?: number): string {
  const isPartial = total === undefined ? fetched >= limits.loadAllSize : fetched < total;
  return `${new Intl.NumberFormat('en-US').format(count)}${isPartial ? '+' : ''}`;
}

/** The place to start an edit with: only one that was validated before; a free text has to be chosen again. */
export function prefilledPlace(listing: Pick<Listing, 'canonical_location'>): PublicPlace | undefined {
  return listing.canonical_location?.place_id ? listing.canonical_location : undefined;
}
