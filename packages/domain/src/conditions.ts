import { type ListingCondition, listingConditions } from './entities.ts';

/** A condition from data, if it is one that we know; else nothing is said of it. */
export function knownCondition(condition: unknown): ListingCondition | undefined {
  return listingConditions.find((known) => known === condition);
}
