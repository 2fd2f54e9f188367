import type { ChoiceCountsAnswer } from '../wire/wire.ts';
import type { ListingCondition } from '../wire/values.ts';
import { type ListingsQuery, type PostedWithin, postedWithins } from './listingsQuery.ts';

/** Listings that the counted filters can't tell apart. */
export interface AlikeListings {
  /** The category's id. */
  category: string;
  condition: ListingCondition | null;
  /** The shortest choice that includes them. */
  postedWithin: PostedWithin;
  hasPhotos: boolean;
  listings: number;
}

/** The active counted filters. */
export interface ChosenOfCounted extends Pick<ListingsQuery, 'condition' | 'postedWithin' | 'hasPhotos'> {
  /** Ids of the categories; `null` for all. */
  categories: readonly string[] | null;
}

const daysOf = (within: PostedWithin): number => (within === 'any' ? Infinity : within);

/**
 * How many listings each choice of a filter would find, with the other filters as they are.
 * @param found the listings that match the filters without counts
 */
export function countChoices(
  found: readonly AlikeListings[],
  chosen: ChosenOfCounted,
): Omit<ChoiceCountsAnswer, 'is_exact'> {
  const categories: Record<string, number> = {};
  const conditions: Record<string, number> = {};
  const ages: Record<string, number> = {};
  let withPhotos = 0;
  for (const { category, condition, postedWithin, hasPhotos, listings } of found) {
    const fits = {
      category: chosen.categories === null || chosen.categories.includes(category),
      condition: chosen.condition === 'any' || condition === chosen.condition,
      postedWithin: daysOf(postedWithin) <= daysOf(chosen.postedWithin),
      hasPhotos: hasPhotos || !chosen.hasPhotos,
    };
    const misses = Object.values(fits).filter((isFit) => !isFit).length;
    const fitsBut = (own: keyof typeof fits): boolean => misses === (fits[own] ? 0 : 1);
    const add = (counts: Record<string, number>, choice: string | number): void => {
      counts[choice] = (counts[choice] ?? 0) + listings;
    };
    if (fitsBut('category')) add(categories, category);
    if (fitsBut('condition') && condition !== null) add(conditions, condition);
    if (fitsBut('postedWithin'))
      for (const days of postedWithins) if (days !== 'any' && daysOf(postedWithin) <= days) add(ages, days);
    if (fitsBut('hasPhotos') && hasPhotos) withPhotos += listings;
  }
  return { categories, conditions, posted_within: ages, with_photos: withPhotos };
}
