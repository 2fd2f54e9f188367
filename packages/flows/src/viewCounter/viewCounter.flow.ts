import { defineFlow } from '@porchlight/flow-explorer';
import { viewCounterSamples } from './viewCounter.samples.ts';

const outOfSight = 'Counting a view shows nothing.';

export const viewCounterFlow = defineFlow({
  ...viewCounterSamples,
  summary: 'Counts a view after the listing was visible for two seconds, once, and never for its owner.',
  shown: {},
  unseen: {
    'watching.waiting': outOfSight,
    'watching.counting': outOfSight,
    recording: outOfSight,
    counted: outOfSight,
    skipped: outOfSight,
    failed: outOfSight,
  },
});
