import { listingStatuses } from '../wire/values.ts';
import type { Listing, PublicPlace } from '../answers/index.ts';
import { locale } from '../language/locale.words.ts';
import * as limits from '../limits/index.ts';
import { sameId } from '../wire/records.ts';
import type { ListingCounts } from '../wire/wire.ts';

/** The fields of a listing that identify its owner. */
export type Owned = Pick<Listing, 'user' | 'user_id'>;
type Person = { id: string } | null | undefined;

/** The owner's id. Undefined when the seller is gone. */
export function ownerId(listing: Owned): string | undefined {
  return listing.user?.id ?? listing.user_id;
}

export function isOwner(listing: Owned, user: Person): boolean {
  return sameId(ownerId(listing), user?.id);
}

/** Counts for the tabs of My listings. An unknown status counts under `all` only. */
export function listingCounts(listings: readonly Pick<Listing, 'status'>[]): ListingCounts {
  const counts: ListingCounts = { all: listings.length, active: 0, reserved: 0, sold: 0, expired: 0 };
  for (const { status } of listings) {
    const known = listingStatuses.find((candidate) => candidate === status);
    if (known) counts[known] += 1;
  }
  return counts;
}

/**
 * A number on a dashboard tile. When only the first hundred were fetched, without a total, the number is a lower
 * bound: '100+'.
 *
 * @param fetched How many entries the number was computed from.
 */
export function tileCount(count: number, fetched: number, total?: number): string {
  const isPartial = total === undefined ? fetched >= limits.loadAllSize : fetched < total;
  return `${new Intl.NumberFormat(locale).format(count)}${isPartial ? '+' : ''}`;
}

/** The initial place of an edit: only a previously validated one; a free text has to be chosen again. */
export function prefilledPlace(listing: Pick<Listing, 'canonical_location'>): PublicPlace | undefined {
  return listing.canonical_location?.place_id ? listing.canonical_location : undefined;
}
