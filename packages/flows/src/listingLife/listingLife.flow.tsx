import { defineFlow } from '@porchlight/flow-explorer';
import { Alert, Button, OwnListingActions, PromiseDialog, Stack, Text } from '@porchlight/ui';
import { isForSomebody } from '@porchlight/domain';

import { listingLifeSamples } from './listingLife.samples.ts';
import type { LivingListing } from './listingLife.machine.ts';

const desk: LivingListing = { id: 'desk', title: 'Oak desk', status: 'active', promisedTo: null };
const sell = { type: 'change.chosen' as const, listing: desk, change: 'sell' as const };
const asked = [sell, { answer: 'readAskers' as const }];
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
  ui: ({ snapshot, send }) => {
    const { listing, change, askers } = snapshot.context;
    return (
      <Stack gap={3}>
        <OwnListingActions
          listing={listing ?? desk}
          pending={snapshot.hasTag('busy') ? (change ?? undefined) : undefined}
          onChangeStatus={(chosen) =>
            send({ type: 'change.chosen', listing: listing ?? desk, change: chosen })
          }
        />
        {snapshot.matches('asking') && change !== null && isForSomebody(change) && (
          <PromiseDialog
            open
            change={change}
            listingTitle={listing?.title ?? ''}
            askers={askers ?? undefined}
            onConfirm={(askerId) => send({ type: 'change.confirmed', askerId })}
            onCancel={() => send({ type: 'change.canceled' })}
          />
        )}
        {snapshot.matches({ settled: 'undoable' }) && (
          <Text>
            Marked as sold.{' '}
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
