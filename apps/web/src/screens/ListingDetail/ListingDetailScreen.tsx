import { texts } from '@porchlight/domain';

import { isMissing, useListing } from '../../api/index.ts';
import { useRouteParam } from '../../app/routeParams.ts';
import { useTitle } from '../../app/title.ts';
import { ListingMissing } from './ListingMissing.tsx';
import { ListingPage } from './ListingPage.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';

/** One listing: what it is, where, for how much, and who offers it. */
export function ListingDetailScreen() {
  const id = useRouteParam('id');
  const { data: listing, error, mutate } = useListing(id);
  useTitle(listing?.title ?? (error === undefined ? undefined : texts.listing.notFoundTitle));

  if (listing !== undefined) return <ListingPage key={listing.id} listing={listing} />;
  if (error === undefined) return <ListingSkeleton />;
  return <ListingMissing onRetry={isMissing(error) ? undefined : () => void mutate()} />;
}
