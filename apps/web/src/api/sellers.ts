import { limits, type ListingsAnswer, type SellerProfile } from '@porchlight/domain';

import { listings } from './listings.ts';
import type { Resource } from './resource.ts';

/** A seller's public profile. */
export function seller(id: string): Resource<SellerProfile> {
  const path = `/users/${encodeURIComponent(id)}`;
  return { key: path, fetch: (api) => api.read(path, 'seller') };
}

/** One page of a seller's listings, newest first. */
export const sellerListings = (id: string, page: number): Resource<ListingsAnswer> =>
  listings({ seller: id, sort: 'date', order: 'desc', page, limit: limits.pageSizeDefault });

/** A seller's latest listings: one more than shown next to one of them. */
export const latestFromSeller = (id: string): Resource<ListingsAnswer> =>
  listings({ seller: id, sort: 'date', order: 'desc', limit: limits.relatedListings + 1 });
