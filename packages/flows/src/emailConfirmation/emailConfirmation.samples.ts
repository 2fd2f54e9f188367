import type { FlowSamples } from '../testing/coverage.ts';
import { emailConfirmationMachine } from './emailConfirmation.machine.ts';

/** No answer, and a link that is refused. */
const outcomes = [new Error('offline'), { status: 422 }];

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
  failures: { loadPreview: outcomes, confirmAddress: outcomes, disownAddress: outcomes },
};
