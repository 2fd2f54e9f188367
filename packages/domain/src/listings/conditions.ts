import { type ListingCondition, listingConditions } from '../wire/values.ts';

/** A condition from data if known, else undefined. */
export function knownCondition(condition: unknown): ListingCondition | undefined {
  return listingConditions.find((known) => known === condition);
}
