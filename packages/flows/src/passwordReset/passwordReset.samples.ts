import type { FlowSamples } from '../testing/coverage.ts';
import { passwordRequestMachine } from './passwordRequest.machine.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';

export const passwordRequestSamples: FlowSamples<typeof passwordRequestMachine> = {
  machine: passwordRequestMachine,
  inputs: [undefined],
  events: [
    { type: 'request.submitted', email: 'ana@example.test' },
    { type: 'form.changed' },
    { type: 'request.restarted' },
  ],
};

export const passwordResetSamples: FlowSamples<typeof passwordResetMachine> = {
  machine: passwordResetMachine,
  inputs: [{ token: 'from-the-mail' }, { token: null }],
  events: [
    { type: 'password.submitted', password: 'Lantern22', confirmPassword: 'Lantern22' },
    { type: 'form.changed' },
    { type: 'redirect.canceled' },
    { type: 'redirect.requested' },
  ],
};
