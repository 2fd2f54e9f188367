import type { Listing } from '@porchlight/domain';

import { reasonOf } from '../../api/index.ts';
import { promised } from './lifeNote.words.ts';
import type { ListingLife } from './useListingLife.ts';

const noteAt: Partial<Record<string, (name: string) => string>> = promised;

/** The owner's note on a listing: an error, or the buyer it is promised to. Undefined otherwise. */
export function lifeNote(life: ListingLife, listing: Listing): string | undefined {
  const error = life.errorFor(listing);
  if (error !== undefined) return reasonOf(error);
  return listing.promised_to && noteAt[listing.status]?.(listing.promised_to.name);
}
