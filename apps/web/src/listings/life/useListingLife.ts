import { type Listing, type ListingStatus, type OwnerChange } from '@porchlight/domain';
import { listingLifeMachine } from '@porchlight/flows/listingLife';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import {
  askersOf,
  setListingStatus,
  useApi,
  useRefreshListings,
  useRefreshMessages,
} from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';

export interface ListingLife {
  actor: ActorRefFrom<typeof listingLifeMachine>;
  /** Starts a change; reserving and selling first ask for the buyer. */
  choose: (listing: Listing, change: OwnerChange) => void;
  /** The pending change of a listing. */
  pendingFor: (listing: Pick<Listing, 'id'>) => OwnerChange | undefined;
  /** The error of its last change. */
  errorFor: (listing: Pick<Listing, 'id'>) => unknown;
}

/** Status changes of listings with their machine, one at a time. */
export function useListingLife(userId: string | null): ListingLife {
  const api = useApi();
  const { log } = usePorts();
  const refreshListings = useRefreshListings();
  const refreshMessages = useRefreshMessages(userId ?? '');
  const machine = useMemo(() => {
    const change = async (listingId: string, status: ListingStatus, promisedTo: string | null) => {
      try {
        const input = { status, ...(promisedTo !== null && { promised_to: promisedTo }) };
        return await setListingStatus(api, listingId, input);
      } finally {
        // Even after a failure: another tab or a moderator may have been faster.
        await refreshListings();
      }
    };
    return listingLifeMachine.provide({
      actors: {
        readAskers: fromPromise(({ input, signal }) => askersOf(api, input.listingId, { signal })),
        changeStatus: fromPromise(({ input }) => change(input.listingId, input.status, input.promisedTo)),
      },
    });
  }, [api, refreshListings]);
  const actor = useActorRef(machine);
  useEffect(() => {
    const changed = actor.on('listing.changed', refreshMessages);
    const failed = actor.on('failure.logged', () => log.error('A listing was not changed'));
    return () => {
      changed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, log, refreshMessages]);

  const choose = useCallback(
    (listing: Listing, chosen: OwnerChange) =>
      actor.send({
        type: 'change.chosen',
        change: chosen,
        listing: {
          id: listing.id,
          title: listing.title,
          status: listing.status,
          promisedTo: listing.promised_to?.id ?? null,
        },
      }),
    [actor],
  );
  const busyWith = useSelector(actor, (snapshot) =>
    snapshot.hasTag('busy') ? snapshot.context.listing?.id : undefined,
  );
  const failedWith = useSelector(actor, (snapshot) =>
    snapshot.matches({ settled: 'failed' }) ? snapshot.context.listing?.id : undefined,
  );
  const { change, error } = useSelector(actor, ({ context }) => context);
  return {
    actor,
    choose,
    pendingFor: ({ id }) => (busyWith === id ? (change ?? undefined) : undefined),
    errorFor: ({ id }) => (failedWith === id ? error : undefined),
  };
}
