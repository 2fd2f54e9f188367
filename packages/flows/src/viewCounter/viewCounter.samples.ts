import type { FlowSamples } from '../testing/coverage.ts';
import { viewCounterMachine } from './viewCounter.machine.ts';

const page = { listingId: 'desk', alreadyCounted: false, visible: true, at: 0 };

export const viewCounterSamples: FlowSamples<typeof viewCounterMachine> = {
  machine: viewCounterMachine,
  inputs: [page, { ...page, alreadyCounted: true }, { ...page, visible: false }],
  events: [
    { type: 'viewer.known', owner: false, at: 500 },
    { type: 'viewer.known', owner: true, at: 500 },
    { type: 'page.hidden', at: 1000 },
    { type: 'page.shown', at: 1500 },
  ],
  answers: { recordView: [{ view_count: 7 }] },
};
