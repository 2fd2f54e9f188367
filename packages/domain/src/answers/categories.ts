import { isRecord } from '../wire/records.ts';
import type { PricePeriod } from '../wire/values.ts';
import {
  type Check,
  count,
  flag,
  id,
  idOf,
  name,
  nullable,
  oneOf,
  openText,
  optional,
  type Other,
  parts,
  rows,
  type Shape,
  shape,
  text,
} from './checks.ts';

const namedFields = { id, slug: text, name: text };

/** Fields of every category. */
export interface NamedCategory extends Shape<typeof namedFields> {}

const pricePeriods: Check<readonly (PricePeriod | Other)[]> = parts(
  openText<PricePeriod>(),
  (period) => period,
);

const subFields = {
  ...namedFields,
  /** Price periods of the subcategory, where things are rented or people hired. Absent: prices are totals. */
  price_periods: optional(pricePeriods),
  /** Whether its listings are things with a condition. Absent: no. */
  has_condition: optional(flag),
};

/** A category inside a main category. */
export interface SubCategory extends Shape<typeof subFields> {}
const subCategory: Check<SubCategory> = shape(subFields);

/** `icon` is a name of the kit's icon set or an emoji; anything else is drawn as a neutral icon. */
const ofListingFields = { ...namedFields, icon: text };

/** The category of one listing. */
export interface ListingCategory extends Shape<typeof ofListingFields> {}
export const listingCategory: Check<ListingCategory> = shape(ofListingFields);

const mainFields = { ...ofListingFields, subCategories: parts(subCategory, idOf) };

/** A main category. */
export interface Category extends Shape<typeof mainFields> {}
const category: Check<Category> = shape(mainFields);
export const categories = rows(category, idOf);

const subStatsFields = { ...namedFields, listing_count: count() };

export interface SubCategoryStats extends Shape<typeof subStatsFields> {}
const subCategoryStats: Check<SubCategoryStats> = shape(subStatsFields);

const statsFields = { ...subStatsFields, icon: text, subCategories: parts(subCategoryStats, idOf) };

/** A main category with its number of active listings, subcategories included. */
export interface CategoryStats extends Shape<typeof statsFields> {}
const stats: Check<CategoryStats> = shape(statsFields);
export const categoryStats = rows(stats, idOf);

const suggestionFields = {
  kind: oneOf(['category']),
  category_id: id,
  slug: text,
  name: text,
  main_category: nullable(shape({ slug: text, name: text })),
};

/** A category that matches the typed text, with its main category; `null` if it is one itself. */
export interface CategorySuggestion extends Shape<typeof suggestionFields> {}
const categorySuggestion: Check<CategorySuggestion> = shape(suggestionFields);

const wordsFields = { kind: oneOf(['words']), text: name };

/** A completion of the typed text that has results. */
export interface WordsSuggestion extends Shape<typeof wordsFields> {}
const wordsSuggestion: Check<WordsSuggestion> = shape(wordsFields);

/** An option of the search suggestions. */
export type SearchSuggestion = CategorySuggestion | WordsSuggestion;

/** Unknown kinds are dropped from the list. */
const searchSuggestion: Check<SearchSuggestion> = (value, exactly) =>
  isRecord(value) && value['kind'] === 'words'
    ? wordsSuggestion(value, exactly)
    : categorySuggestion(value, exactly);
export const searchSuggestions = shape({
  suggestions: rows(searchSuggestion, (found) => ('text' in found ? ` ${found.text}` : found.category_id)),
});
