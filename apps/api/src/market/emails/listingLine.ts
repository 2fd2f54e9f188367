import { formatPrice, type Language, type Listing } from '@porchlight/domain';

import { wordings } from '../../platform/language/index.ts';
import type { EmailListing } from './emailParts.ts';

export type PricedListing = Pick<Listing, 'title' | 'price' | 'price_type' | 'price_period'>;

/** SQL of a `PricedListing` as JSON, for a table `l` of listings. */
export const pricedListing = `jsonb_strip_nulls(jsonb_build_object('title', l.title,
  'price', l.price_cents / 100.0, 'price_type', l.price_type, 'price_period', l.price_period))`;

export const priceIn = (
  language: Language,
  { price, price_type: type, price_period: period }: Omit<PricedListing, 'title'>,
): string => formatPrice(price, type, period, wordings[language]);

export const listingLine = (language: Language, listing: PricedListing): EmailListing => ({
  title: listing.title,
  price: priceIn(language, listing),
});
