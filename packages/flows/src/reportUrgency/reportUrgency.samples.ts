import type { FlowSamples } from '../testing/coverage.ts';
import { reportUrgencyMachine } from './reportUrgency.machine.ts';

export const reportUrgencySamples: FlowSamples<typeof reportUrgencyMachine> = {
  machine: reportUrgencyMachine,
  inputs: [{}],
  events: [
    { type: 'urgency.chosen', urgency: 'high' },
    { type: 'urgency.chosen', urgency: 'critical' },
    { type: 'emergency.continued' },
    { type: 'emergency.canceled' },
    { type: 'form.reset' },
  ],
};
