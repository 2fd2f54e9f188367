import { formatPrice, type Listing } from '@porchlight/domain';

import type { EmailListing } from './emailParts.ts';

export type PricedListing = Pick<Listing, 'title' | 'price' | 'price_type' | 'price_period'>;

/** SQL of a `PricedListing` as JSON, for a table `l` of listings. */
export const pricedListing = `jsonb_strip_nulls(jsonb_build_object('title', l.title,
  'price', l.price_cents / 100.0, 'price_type', l.price_type, 'price_period', l.price_period))`;

export const listingLine = ({
  title,
  price,
  price_type: type,
  price_period: period,
}: PricedListing): EmailListing => ({ title, price: formatPrice(price, type, period) });
