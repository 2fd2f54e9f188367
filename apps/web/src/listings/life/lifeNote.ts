import type { Listing } from '@porchlight/domain';

import { reasonOf } from '../../api/index.ts';
import type { ListingLife } from './useListingLife.ts';

/** Texts with the buyer's name, by status. */
const promised: Partial<Record<string, (name: string) => string>> = {
  reserved: (name) => `Reserved for ${name}`,
  sold: (name) => `Sold to ${name}`,
};

/** The owner's note on a listing: an error, or the buyer it is promised to. Undefined otherwise. */
export function lifeNote(life: ListingLife, listing: Listing): string | undefined {
  const error = life.errorFor(listing);
  if (error !== undefined) return reasonOf(error);
  return listing.promised_to && promised[listing.status]?.(listing.promised_to.name);
}
