import type { FlowSamples } from '../testing/coverage.ts';
import { type EmailConfirmationContext, emailConfirmationMachine } from './emailConfirmation.machine.ts';

/** The account of the link. */
export const preview: NonNullable<EmailConfirmationContext['preview']> = {
  kind: 'account',
  name: 'Ana Sousa',
  email: 'a•••@example.test',
  created_at: '2026-06-15T16:00:00.000Z',
};

/** No response, and a rejected link. */
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
  answers: { loadPreview: [preview] },
  failures: { loadPreview: outcomes, confirmAddress: outcomes, disownAddress: outcomes },
};
