import type { Listing } from '@porchlight/domain';
import { sameId } from '@porchlight/domain';
import { favoriteToggleMachine } from '@porchlight/flows';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { fromPromise } from 'xstate';

import { favoriteCheck, favorites, setFavorite, useApi } from '../api/index.ts';
import { usePorts } from '../lib/ports.ts';

export interface Favorite {
  isSaved: boolean;
  isUpdating: boolean;
  /** The last change failed. */
  hasFailed: boolean;
  toggle: () => void;
}

/**
 * Whether one listing is saved, with its state machine.
 *
 * @param saved the known state; `null` to ask the server once
 */
export function useFavorite(listing: Listing, userId: string, saved: boolean | null): Favorite {
  const api = useApi();
  const { log } = usePorts();
  const { mutate } = useSWRConfig();
  const actor = useActorRef(
    favoriteToggleMachine.provide({
      actors: {
        checkFavorite: fromPromise(async () => ({
          is_favorite: await favoriteCheck(userId, listing.id).fetch(api),
        })),
        changeFavorite: fromPromise(async ({ input, signal }) => ({
          is_favorite: await setFavorite(api, input.listingId, input.saved, { signal }),
        })),
      },
    }),
    { input: { listingId: listing.id, saved } },
  );

  useEffect(() => {
    if (saved !== null) actor.send({ type: 'favorite.known', saved });
  }, [actor, saved]);

  useEffect(() => {
    const changed = actor.on('favorite.changed', ({ saved: isSaved }) => {
      void mutate(favoriteCheck(userId, listing.id).key, isSaved, { revalidate: false });
      // Update the list, which feeds every other button of this listing.
      void mutate<Listing[]>(
        favorites(userId).key,
        (list) => {
          if (list === undefined) return undefined;
          const others = list.filter(({ id }) => !sameId(id, listing.id));
          return isSaved ? [listing, ...others] : others;
        },
        { revalidate: true },
      );
    });
    const failed = actor.on('failure.logged', () => log.error('A favorite was not changed'));
    return () => {
      changed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, listing, log, mutate, userId]);

  return {
    isSaved: useSelector(actor, ({ context }) => context.saved),
    hasFailed: useSelector(actor, ({ context }) => context.failed),
    isUpdating: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    toggle: () => actor.send({ type: 'favorite.toggled' }),
  };
}
