import { defineFlow } from '@porchlight/flow-explorer';

import { devicePlaceSamples } from './devicePlace.samples.ts';

const besideTheField = 'Shown by a place field: its stories have every state.';

export const devicePlaceFlow = defineFlow({
  ...devicePlaceSamples,
  summary:
    "The device's location: requested only on demand, rounded before it leaves the device, named by the server.",
  shown: {},
  unseen: {
    idle: besideTheField,
    locating: besideTheField,
    naming: besideTheField,
    found: besideTheField,
    refused: besideTheField,
    timeout: besideTheField,
    outside: besideTheField,
    failed: besideTheField,
  },
});
