import type { PriceType, SubCategorySlug } from '@porchlight/domain';
import type { SeedListing } from '../types.ts';
import { altOf, type PhotoName } from './photos.ts';

/** A demo listing as written in the data: a SeedListing without derived fields. */
export interface Ad extends Omit<SeedListing, 'category' | 'description' | 'price_type' | 'photos' | 'alts'> {
  /** The paragraphs of the description. */
  text: readonly string[];
  /** Default 'fixed', or 'free' when the price is 0. */
  price_type?: PriceType;
  /** The first is the primary one; default none. */
  photos?: readonly PhotoName[];
}

/** Completes the ads of one subcategory: joins paragraphs, and adds file names and alt texts. */
export const inCategory = (category: SubCategorySlug, ads: readonly Ad[]): SeedListing[] =>
  ads.map(({ text, price_type, photos: names = [], ...ad }) => ({
    ...ad,
    category,
    description: text.join('\n\n'),
    price_type: price_type ?? (ad.price === 0 ? 'free' : 'fixed'),
    photos: names.map((name) => `${name}.webp`),
    alts: names.map(altOf),
  }));
