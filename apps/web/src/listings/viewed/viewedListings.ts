import { limits, type Listing, readAnswer, sameId } from '@porchlight/domain';

import { deviceStorage } from '../../lib/storage.ts';
import { tryOrUndefined } from '../../lib/tryOrUndefined.ts';

const name = 'recently-viewed';

/** The parts of a listing that its card shows, without any user. */
function cardOf({
  id,
  title,
  price,
  price_type,
  price_period,
  condition,
  location,
  status,
  featured,
  created_at,
  images,
}: Listing): Listing {
  const kept = { id, title, price, price_type, location, status, featured, created_at };
  const said = { ...(price_period && { price_period }), ...(condition && { condition }) };
  const left = { description: '', canonical_location: null, category: null, category_id: '', view_count: 0 };
  return {
    ...kept,
    ...left,
    ...said,
    // The placeholder is longer than everything else.
    images: images.slice(0, 1).map(({ placeholder: _copy, ...image }) => image),
  };
}

/** Listings viewed on this device, newest first, as of that time. */
export function viewedListings(): Listing[] {
  const kept: unknown = tryOrUndefined(() => JSON.parse(deviceStorage.read(name) ?? '[]') as unknown);
  return tryOrUndefined(() => readAnswer('recentListings', { data: kept })) ?? [];
}

function keep(listings: readonly Listing[]): void {
  if (listings.length === 0) deviceStorage.remove(name);
  else deviceStorage.write(name, JSON.stringify(listings.slice(0, limits.recentlyViewed)));
}

/** Removes a listing, for example when it was deleted. */
export function forgetViewed(id: string): void {
  keep(viewedListings().filter((listing) => !sameId(listing.id, id)));
}

export function forgetAllViewed(): void {
  keep([]);
}

/** Puts a listing first, in its current version. */
export function rememberViewed(listing: Listing): void {
  keep([cardOf(listing), ...viewedListings().filter(({ id }) => !sameId(id, listing.id))]);
}
