import type { FlowSamples } from '../testing/coverage.ts';
import { austin } from '../testing/people.ts';
import { devicePlaceMachine } from './devicePlace.machine.ts';

export const devicePlaceSamples: FlowSamples<typeof devicePlaceMachine> = {
  machine: devicePlaceMachine,
  inputs: [undefined],
  events: [{ type: 'place.asked' }, { type: 'place.dropped' }],
  answers: { locate: [{ latitude: 30.267153, longitude: -97.743061 }], nearest: [[austin], []] },
  failures: { locate: [{ code: 1 }, { code: 3 }, { code: 2 }], nearest: [{ status: 503 }] },
};
