import { defineFlow, type EndedCall } from '@porchlight/flow-explorer';
import { Alert, Button, OwnListingActions, PromiseDialog, Stack, Text } from '@porchlight/ui';
import { changeBetween, isForSomebody } from '@porchlight/domain';

import { listingLifeSamples } from './listingLife.samples.ts';
import type { LivingListing, StatusQuestion } from './listingLife.machine.ts';

const desk: LivingListing = { id: 'desk', title: 'Oak desk', status: 'active', promisedTo: null };
/** The desk as the server has it after these calls. */
function deskAfter(calls: readonly EndedCall[]): LivingListing {
  const changes = calls.filter(({ id, error }) => id !== 'readAskers' && error === null);
  const last = changes.at(-1)?.input as StatusQuestion | undefined;
  return { ...desk, status: last?.status ?? desk.status, promisedTo: last?.promisedTo ?? null };
}

const sell = { type: 'change.chosen' as const, listing: desk, change: 'sell' as const };
const asked = [sell, { answer: 'readAskers' as const, with: [{ id: 'user-ben', name: 'Ben Okafor' }] }];
const sold = [
  ...asked,
  { type: 'change.confirmed' as const, askerId: 'user-ben' },
  { answer: 'change' as const },
];

export const listingLifeFlow = defineFlow({
  ...listingLifeSamples,
  summary:
    'Status changes by the owner of a listing: reserved or sold, for a user who has written, undone within ten seconds.',
  shown: {
    'settled.resting': [],
    'asking.looking': [sell],
    'asking.ready': asked,
    changing: sold.slice(0, -1),
    'settled.undoable': sold,
    undoing: [...sold, { type: 'change.undone' }],
    'settled.failed': [...asked, { type: 'change.confirmed', askerId: null }, { fail: 'change' }],
  },
  ui: ({ snapshot, send, endedCalls }) => {
    const { change, askers, listing: chosen } = snapshot.context;
    const isAsked = snapshot.matches('asking') || snapshot.matches('changing');
    const listing = (isAsked ? chosen : null) ?? deskAfter(endedCalls);
    const pending =
      snapshot.matches('undoing') && chosen ? changeBetween(listing.status, chosen.status) : change;
    return (
      <Stack gap={3}>
        <OwnListingActions
          listing={listing}
          pending={snapshot.hasTag('busy') ? (pending ?? undefined) : undefined}
          onChangeStatus={(wanted) => send({ type: 'change.chosen', listing, change: wanted })}
        />
        {snapshot.matches('asking') && change !== null && isForSomebody(change) && (
          <PromiseDialog
            open
            change={change}
            listingTitle={listing.title}
            askers={askers ?? undefined}
            onConfirm={(askerId) => send({ type: 'change.confirmed', askerId })}
            onCancel={() => send({ type: 'change.canceled' })}
          />
        )}
        {snapshot.matches({ settled: 'undoable' }) && (
          <Text>
            Marked as {listing.status}.{' '}
            <Button size="sm" onClick={() => send({ type: 'change.undone' })}>
              Undo
            </Button>
          </Text>
        )}
        {snapshot.matches({ settled: 'failed' }) && <Alert tone="critical">That did not work.</Alert>}
      </Stack>
    );
  },
});
