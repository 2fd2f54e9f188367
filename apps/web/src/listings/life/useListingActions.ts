import { type Listing, sameId } from '@porchlight/domain';
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
import { words } from './useListingActions.words.ts';

type Action = 'bump' | 'remove';

/** The action in progress on one of the listings, and its errors. */
export interface ListingActions {
  pendingFor: (listing: Listing) => Action | undefined;
  noteFor: (listing: Listing) => string | undefined;
  /** The last action, for a live region; empty before any, and where the row's note says it. */
  done: string;
  bump: (listing: Listing) => Promise<void>;
  remove: (listing: Listing) => Promise<void>;
}

/**
 * Owner actions other than status changes, one at a time.
 *
 * @param refresh reloads what shows the listings
 * @param onRemoved called after a deletion; default: nothing
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

  /** Deletes the draft of a deleted listing. */
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
      // The row itself shows the result of other actions.
      if (action === 'bump') setNote({ id: listing.id, text });
      else setDone(text);
      await refreshListings();
    } catch (error) {
      // Another tab or a moderator was faster: the shown state is outdated.
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
    bump: (listing) => act(listing, 'bump', () => bumpListing(api, listing.id), words.bump),
    remove: (listing) =>
      act(listing, 'remove', () => deleteListing(api, listing.id), words.remove(listing.title)),
  };
}
