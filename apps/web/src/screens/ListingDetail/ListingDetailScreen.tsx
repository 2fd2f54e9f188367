import { texts } from '@porchlight/domain';

import { isMissing, useListing } from '../../api/index.ts';
import { useRouteParam } from '../../lib/routeParams.ts';
import { useTitle } from '../../lib/title.ts';
import { listingFailedTitle } from '../../listings/listingFailed.ts';
import { ListingFailed } from './ListingFailed.tsx';
import { ListingMissing } from './ListingMissing.tsx';
import { ListingPage } from './ListingPage.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';

function titleOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return isMissing(error) ? texts.listing.notFoundTitle : listingFailedTitle;
}

/** One listing: what it is, where, for how much, and who offers it. */
export function ListingDetailScreen() {
  const id = useRouteParam('id');
  const { data: listing, error, mutate } = useListing(id);
  useTitle(listing?.title ?? titleOf(error));

  if (listing !== undefined) return <ListingPage key={listing.id} listing={listing} />;
  if (error === undefined) return <ListingSkeleton />;
  return isMissing(error) ? <ListingMissing /> : <ListingFailed error={error} onRetry={() => mutate()} />;
}
