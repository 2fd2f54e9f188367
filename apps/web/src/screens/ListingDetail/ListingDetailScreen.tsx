import { type Listing, texts } from '@porchlight/domain';
import { useState } from 'react';

import { isMissing } from '../../api/index.ts';
import { useRouteParam } from '../../lib/routeParams.ts';
import { useTitle } from '../../lib/title.ts';
import { listingFailedTitle } from '../../listings/listingFailed.words.ts';
import { ListingFailed } from './ListingFailed.tsx';
import { ListingMissing } from './ListingMissing.tsx';
import { ListingPage } from './ListingPage.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { photoOnCard } from './photoOnCard.ts';
import { useListingWithPlaceholder } from './useListingWithPlaceholder.ts';

function titleOf(listing: Listing | undefined, error: unknown): string | undefined {
  if (isMissing(error)) return texts.listing.notFoundTitle;
  return listing?.title ?? (error === undefined ? undefined : listingFailedTitle);
}

/** One listing: description, place, price and seller. */
export function ListingDetailScreen() {
  const id = useRouteParam('id');
  // Until it loads, the data of the card that was clicked.
  const { data: listing, error, mutate } = useListingWithPlaceholder(id);
  const [preview] = useState(() => photoOnCard(id));
  useTitle(titleOf(listing, error));

  if (isMissing(error)) return <ListingMissing id={id} />;
  if (listing !== undefined) return <ListingPage key={listing.id} listing={listing} preview={preview} />;
  return error === undefined ? <ListingSkeleton /> : <ListingFailed error={error} onRetry={() => mutate()} />;
}
