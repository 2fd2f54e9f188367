import { viewCounterSamples } from '../../viewCounter/viewCounter.samples.ts';
import { defineFlow } from '../flow.ts';

const outOfSight = 'Counting a view shows nothing.';

export const viewCounterFlow = defineFlow({
  samples: viewCounterSamples,
  summary: 'Counts a listing as viewed after two seconds of being seen, once, and never for its owner.',
  actors: {
    recordView: '({ listingId }) => Promise<ViewAnswer>',
  },
  emits: {
    'view.counted': 'The server took the view: remember it for this browser session.',
    'failure.logged': 'A warning for the log.',
  },
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
