import type { SubCategory } from '../answers/index.ts';
import type { Wording } from '../language/wording.ts';
import { listingForm as texts } from '../texts/index.ts';
import type { ListingInput } from '../wire/wire.ts';
import { categoryTree } from './categoryTree.ts';

/** What a subcategory of the tree has besides its names. */
export function categoryTraits(slug: string): Pick<SubCategory, 'price_periods' | 'has_condition'> {
  const found = categoryTree.flatMap(({ subCategories }) => subCategories).find((sub) => sub.slug === slug);
  return {
    ...(found?.periods && { price_periods: found.periods }),
    ...(found?.hasCondition === true && { has_condition: true }),
  };
}

/**
 * Errors of a listing's fields that depend on its category.
 *
 * @param slug of the subcategory; undefined when there is none with the id of the form
 * @param wording the language, if not that of the build
 */
export function categoryErrors(
  slug: string | undefined,
  { price_period: period, condition }: Pick<ListingInput, 'price_period' | 'condition'>,
  wording?: Wording,
): Record<string, string[]> {
  const said = wording?.texts.listingForm;
  if (slug === undefined) return { category_id: [said?.categoryRequired ?? texts.categoryRequired] };
  const { price_periods: periods = [], has_condition: hasCondition = false } = categoryTraits(slug);
  return {
    ...(period !== undefined &&
      !periods.includes(period) && {
        price_period: [said?.pricePeriodInvalid ?? texts.pricePeriodInvalid],
      }),
    ...(condition !== undefined &&
      !hasCondition && {
        condition: [said?.conditionInvalid ?? texts.conditionInvalid],
      }),
  };
}
