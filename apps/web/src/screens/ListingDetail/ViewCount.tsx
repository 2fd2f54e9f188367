import { isOwner, type Listing } from '@porchlight/domain';
import { useEffect } from 'react';

import { useApi } from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import { useSessionView } from '../../session/index.ts';

/** Counts a view with a machine that loads after the page. Renders nothing. */
export function ViewCount({ listing }: { listing: Listing }) {
  const api = useApi();
  const { log } = usePorts();
  const { status, user } = useSessionView();
  // Wait until it is known whether the user is the owner.
  const isKnown = status !== 'restoring';
  const isOwn = isOwner(listing, user);
  const { id } = listing;

  useEffect(() => {
    if (!isKnown || isOwn) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./viewCounting.ts').then(
      ({ startViewCounting }) => {
        if (!isGone) stop = startViewCounting({ api, log, listingId: id });
      },
      () => log.warn('The view counter did not load'),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [api, log, id, isKnown, isOwn]);
  return null;
}
