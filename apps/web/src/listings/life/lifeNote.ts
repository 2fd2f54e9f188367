import type { Listing } from '@porchlight/domain';

import { reasonOf } from '../../api/index.ts';
import type { ListingLife } from './useListingLife.ts';

/** For whom it is, by what has become of it. */
const promised: Partial<Record<string, (name: string) => string>> = {
  reserved: (name) => `Reserved for ${name}`,
  sold: (name) => `Sold to ${name}`,
};

/** What its owner reads beside a listing: why nothing became of it, or for whom it is. Nothing else is there to say. */
export function lifeNote(life: ListingLife, listing: Listing): string | undefined {
  const error = life.errorFor(listing);
  if (error !== undefined) return reasonOf(error);
  return listing.promised_to && promised[listing.status]?.(listing.promised_to.name);
}
