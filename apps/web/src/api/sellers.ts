import { limits, type ListingsAnswer, type SellerProfile } from '@porchlight/domain';

import { listings } from './listings.ts';
import type { Resource } from './resource.ts';

/** What everyone may know of a person. */
export function seller(id: string): Resource<SellerProfile> {
  const path = `/users/${encodeURIComponent(id)}`;
  return { key: path, fetch: (api) => api.read(path, 'seller') };
}

/** One page of what a person offers, newest first. */
export const sellerListings = (id: string, page: number): Resource<ListingsAnswer> =>
  listings({ seller: id, sort: 'date', order: 'desc', page, limit: limits.pageSizeDefault });
