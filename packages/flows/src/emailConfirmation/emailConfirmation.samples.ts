import type { FlowSamples } from '../testing/coverage.ts';
import { emailConfirmationMachine } from './emailConfirmation.machine.ts';

export const emailConfirmationSamples: FlowSamples<typeof emailConfirmationMachine> = {
  machine: emailConfirmationMachine,
  inputs: [{ token: 'from-the-mail' }, { token: null }],
  events: [
    { type: 'preview.retried' },
    { type: 'address.confirmed' },
    { type: 'disowning.asked' },
    { type: 'disowning.accepted' },
    { type: 'disowning.declined' },
  ],
};
