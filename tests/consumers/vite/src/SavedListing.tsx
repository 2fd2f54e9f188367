import { favoriteToggleMachine } from '@porchlight/flows/favoriteToggle';
import { FavoriteButton } from '@porchlight/ui';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';

/** A flow that drives a kit component: the consumer connects the two packages. */
export function SavedListing() {
  const machine = useMemo(
    () =>
      favoriteToggleMachine.provide({
        actors: { changeFavorite: fromPromise(({ input }) => Promise.resolve({ is_favorite: input.saved })) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { listingId: 'desk', saved: false } });
  return (
    <FavoriteButton
      variant="labeled"
      pressed={snapshot.context.saved}
      updating={snapshot.hasTag('busy')}
      onPressedChange={() => send({ type: 'favorite.toggled' })}
    />
  );
}
