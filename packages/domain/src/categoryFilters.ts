import { type PricePeriod, pricePeriods } from './entities.ts';
import type { ListingsSearch } from './listingsQuery.ts';
import type { SearchCategory } from './search.ts';

/** What a list can be narrowed by that not every category has. */
export interface CategoryFilters {
  /** What prices may be for there; of a main group, in any of its subcategories. None while no category is chosen. */
  periods: readonly PricePeriod[];
  /** Whether there are things, which are in some condition; there may be where no category is chosen. */
  hasCondition: boolean;
}

/** What the lists of a category can be narrowed by, as the fetched categories say. */
export function categoryFilters(found: SearchCategory): CategoryFilters {
  const subs = found.kind === 'sub' ? [found.sub] : found.kind === 'group' ? found.group.subCategories : [];
  return {
    periods: pricePeriods.filter((period) => subs.some((sub) => sub.price_periods?.includes(period))),
    hasCondition: subs.length === 0 || subs.some((sub) => sub.has_condition === true),
  };
}

/** The change that lets go of what a category does not have: with it, nothing would be found there. */
export function letGoIn(
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
