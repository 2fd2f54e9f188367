import type { FlowSamples } from '../testing/coverage.ts';
import { listingLifeMachine } from './listingLife.machine.ts';

export const listingLifeSamples: FlowSamples<typeof listingLifeMachine> = {
  machine: listingLifeMachine,
  inputs: [undefined],
  events: [
    {
      type: 'change.chosen',
      listing: { id: 'desk', title: 'Oak desk', status: 'active', promisedTo: null },
      change: 'sell',
    },
    {
      type: 'change.chosen',
      listing: { id: 'desk', title: 'Oak desk', status: 'sold', promisedTo: 'user-ben' },
      change: 'release',
    },
    {
      type: 'change.chosen',
      listing: { id: 'desk', title: 'Oak desk', status: 'expired', promisedTo: null },
      change: 'renew',
    },
    {
      type: 'change.chosen',
      listing: { id: 'desk', title: 'Oak desk', status: 'expired', promisedTo: null },
      change: 'sell',
    },
    { type: 'change.confirmed', askerId: 'user-ben' },
    { type: 'change.confirmed', askerId: null },
    { type: 'change.canceled' },
    { type: 'change.undone' },
    { type: 'undo.dismissed' },
  ],
  answers: {
    readAskers: [[{ id: 'user-ben', name: 'Ben Okafor' }], []],
    change: [{}],
    undo: [{}],
  },
};
