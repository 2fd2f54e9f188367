import { type PricePeriod, pricePeriods } from '../wire/values.ts';
import type { ListingsSearch } from '../search/listingsQuery.ts';
import type { SearchCategory } from '../search/search.ts';

/** Filters that only some categories have. */
export interface CategoryFilters {
  /**
   * Price periods of the category; for a main category, those of any subcategory. Empty while no category is chosen.
   */
  periods: readonly PricePeriod[];
  /** Whether the category can have conditions; true while no category is chosen. */
  hasCondition: boolean;
}

/** The filters of a category, according to the fetched categories. */
export function categoryFilters(found: SearchCategory): CategoryFilters {
  const subs = found.kind === 'sub' ? [found.sub] : found.kind === 'group' ? found.group.subCategories : [];
  return {
    periods: pricePeriods.filter((period) => subs.some((sub) => sub.price_periods?.includes(period))),
    hasCondition: subs.length === 0 || subs.some((sub) => sub.has_condition === true),
  };
}

/** A search change that clears filters the category does not have: with them, nothing would be found. */
export function clearedIn(
  found: SearchCategory,
  { pricePeriod, condition }: Pick<ListingsSearch, 'pricePeriod' | 'condition'>,
): Partial<Pick<ListingsSearch, 'pricePeriod' | 'condition'>> {
  const { periods, hasCondition } = categoryFilters(found);
  const isOfAll = found.kind === 'all' || periods.some((period) => period === pricePeriod);
  return {
    ...(pricePeriod !== 'any' && !isOfAll && { pricePeriod: 'any' }),
    ...(condition !== 'any' && !hasCondition && { condition: 'any' }),
  };
}
