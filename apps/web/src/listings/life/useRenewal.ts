import { changedBy, type Listing, sameId } from '@porchlight/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import type { ListingLife } from './useListingLife.ts';

/** Renews the listing in an email's link, once the user's listings have loaded, and removes the query. */
export function useRenewal(listings: readonly Listing[] | undefined, { choose }: ListingLife): void {
  const wanted = useQuery().get('renew');
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted === null || listings === undefined) return;
    const listing = listings.find(({ id }) => sameId(id, wanted));
    if (listing !== undefined && changedBy(listing.status, 'renew') !== undefined) choose(listing, 'renew');
    void navigate(paths.myListings.href(), { replace: true });
  }, [choose, listings, navigate, wanted]);
}
