import { Button, Stack, Text } from '@porchlight/ui';

import { defineFlow } from '../flow.ts';
import { checkoutMachine } from './checkout.ts';
import { trafficLightMachine } from './trafficLight.ts';

const added = { type: 'item.added' as const, item: 'Lamp' };
const placed = [added, { type: 'order.placed' as const }];

export const checkoutFlow = defineFlow({
  machine: checkoutMachine,
  summary: 'Buying what is in a cart: nothing is charged twice, and a declined card loses nothing.',
  inputs: [{ items: [] }],
  events: [
    added,
    { type: 'stock.changed', isSoldOut: true },
    { type: 'order.placed' },
    { type: 'order.canceled' },
  ],
  answers: { charge: ['R-1042'] },
  failures: { charge: [{ status: 402 }] },
  listeners: {
    watchStock:
      "fromCallback(({ sendBack }) => yourStock((isSoldOut) => sendBack({ type: 'stock.changed', isSoldOut })))",
  },
  note: '`charge` must be safe to call again with the same items.',
  shown: {
    choosing: [...placed, { fail: 'charge' }],
    'paying.asking': placed,
    'paying.takingLong': [...placed, { wait: 5000 }],
    paid: [...placed, { answer: 'charge', with: 'R-1042' }],
  },
  ui: ({ snapshot, send }) => (
    <Stack gap={3}>
      <Text>{snapshot.context.items.join(', ') || 'The cart is empty.'}</Text>
      {snapshot.context.error !== null && <Text tone="critical">{snapshot.context.error}</Text>}
      {snapshot.matches('paid') ? (
        <Text>Thank you!</Text>
      ) : (
        <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'order.placed' })}>
          Pay
        </Button>
      )}
      {snapshot.matches({ paying: 'takingLong' }) && <Text>This takes longer than usual.</Text>}
    </Stack>
  ),
});

/** The minimum for the Explorer: a machine and its events. */
export const trafficLightFlow = defineFlow({
  machine: trafficLightMachine,
  summary: 'Lights for cars, with a button for people who want to cross.',
  events: [{ type: 'button.pressed' }, { type: 'light.failed' }],
});
