import { limits, type Listing, sameId } from '@porchlight/domain';
import { useState } from 'react';

import {
  bumpListing,
  deleteListing,
  isMissing,
  reasonOf,
  useApi,
  useRefreshListings,
} from '../../api/index.ts';
import { createDraftStore } from '../editor/draftStore.ts';

type Action = 'bump' | 'remove';

/** What is being done to one of the listings, and what went wrong. */
export interface ListingActions {
  pendingFor: (listing: Listing) => Action | undefined;
  noteFor: (listing: Listing) => string | undefined;
  /** What was done last, for a live region; empty before anything was, and where the row's note says it. */
  done: string;
  bump: (listing: Listing) => Promise<void>;
  remove: (listing: Listing) => Promise<void>;
}

const bumped = `Back on top of the newest listings. You can bump it again in ${limits.bumpHours} hours.`;

/**
 * What owners do with their listings beside what becomes of them, one at a time.
 *
 * @param refresh Loads again what shows them.
 * @param onRemoved Called once one is deleted. Default: nothing happens.
 */
export function useListingActions(
  userId: string | null,
  refresh: () => Promise<unknown>,
  onRemoved?: () => void,
): ListingActions {
  const api = useApi();
  const refreshListings = useRefreshListings();
  const [pending, setPending] = useState<{ id: string; action: Action } | null>(null);
  const [note, setNote] = useState<{ id: string; text: string } | null>(null);
  const [done, setDone] = useState('');

  /** A listing that is gone has no use for what was being changed in it. */
  const forgetDraft = ({ id }: Listing): void => {
    if (userId !== null) void createDraftStore(userId).remove(id);
  };

  const act = async (
    listing: Listing,
    action: Action,
    send: () => Promise<unknown>,
    text: string,
  ): Promise<void> => {
    if (pending !== null) return;
    setPending({ id: listing.id, action });
    setNote(null);
    setDone('');
    try {
      await send();
      if (action === 'remove') {
        forgetDraft(listing);
        onRemoved?.();
      }
      await refresh();
      // The other acts can be seen by what became of the row.
      if (action === 'bump') setNote({ id: listing.id, text });
      else setDone(text);
      await refreshListings();
    } catch (error) {
      // Someone else, or another tab, was quicker: what is shown is old.
      if (isMissing(error)) {
        forgetDraft(listing);
        await refresh();
      }
      setNote({ id: listing.id, text: reasonOf(error) });
    } finally {
      setPending(null);
    }
  };

  return {
    pendingFor: ({ id }) => (sameId(pending?.id, id) ? pending?.action : undefined),
    noteFor: ({ id }) => (sameId(note?.id, id) ? note?.text : undefined),
    done,
    bump: (listing) => act(listing, 'bump', () => bumpListing(api, listing.id), bumped),
    remove: (listing) =>
      act(listing, 'remove', () => deleteListing(api, listing.id), `Deleted: ${listing.title}`),
  };
}
