import { isForSomebody } from '@porchlight/domain';
import { Button, PromiseDialog, ToastRegion } from '@porchlight/ui';
import { useSelector } from '@xstate/react';

import type { ListingLife } from './useListingLife.ts';
import { words } from './ListingLifeParts.words.ts';

/** The last change of a listing as a text; empty before any change, and after an undo. */
export function useDone({ actor }: ListingLife): string {
  return useSelector(actor, (snapshot) => {
    const { listing, change } = snapshot.context;
    // In any settled state except a failure.
    const isDone = snapshot.matches('settled') && !snapshot.matches({ settled: 'failed' });
    return isDone && listing !== null && change !== null ? words.done[change](listing.title) : '';
  });
}

/** Dialogs and toasts for status changes: the choice of a buyer, and undo. */
export function ListingLifeParts({ life: { actor } }: { life: ListingLife }) {
  const snapshot = useSelector(actor, (current) => current);
  const { listing, change, askers } = snapshot.context;
  const asks = snapshot.matches('asking') && change !== null && isForSomebody(change);
  const isUndoable = snapshot.matches({ settled: 'undoable' }) || snapshot.matches('undoing');
  return (
    <>
      {asks && (
        <PromiseDialog
          open
          change={change}
          listingTitle={listing?.title ?? ''}
          askers={askers ?? undefined}
          promisedTo={listing?.promisedTo}
          onConfirm={(askerId) => actor.send({ type: 'change.confirmed', askerId })}
          onCancel={() => actor.send({ type: 'change.canceled' })}
        />
      )}
      <ToastRegion
        toasts={
          isUndoable && listing !== null && change !== null
            ? [
                {
                  id: `${listing.id} ${change}`,
                  tone: 'positive',
                  text: <bdi>{words.done[change](listing.title)}</bdi>,
                  // The machine's timer ends it.
                  duration: Infinity,
                  action: (
                    <Button
                      size="sm"
                      variant="outline"
                      tone="neutral"
                      busy={snapshot.matches('undoing')}
                      onClick={() => actor.send({ type: 'change.undone' })}
                    >
                      {words.undo}
                    </Button>
                  ),
                },
              ]
            : []
        }
        onDismiss={() => actor.send({ type: 'undo.dismissed' })}
      />
    </>
  );
}
