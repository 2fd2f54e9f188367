import type { FlowSamples } from '../testing/coverage.ts';
import { augusta, austin } from '../testing/people.ts';
import { locationSearchMachine } from './locationSearch.machine.ts';

export const locationSearchSamples: FlowSamples<typeof locationSearchMachine> = {
  machine: locationSearchMachine,
  inputs: [{ place: null }, { place: austin }],
  events: [
    { type: 'text.changed', text: 'aus' },
    { type: 'text.changed', text: 'au' },
    { type: 'text.changed', text: '' },
    { type: 'suggestion.chosen', suggestion: austin },
    { type: 'selection.cleared' },
    { type: 'list.closed' },
    { type: 'list.opened' },
    { type: 'search.retried' },
  ],
  answers: { suggest: [[austin, augusta], []] },
  failures: { suggest: [{ status: 503 }] },
};
