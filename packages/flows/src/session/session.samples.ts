import type { FlowSamples } from '../testing/coverage.ts';
import { ana, ben } from '../testing/people.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionSamples: FlowSamples<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [undefined],
  events: [
    {
      type: 'credentials.submitted',
      credentials: { mode: 'login', email: ana.email, password: 'Porchlight1' },
    },
    { type: 'error.dismissed' },
    { type: 'token.rejected', token: 'old' },
    { type: 'session.ended' },
    { type: 'signOut.requested' },
    { type: 'signOut.confirmed' },
    { type: 'signOut.canceled' },
    { type: 'user.updated', user: { ...ana, email: 'ana@new.test', verified: false } },
    { type: 'storage.changed', user: ana },
    { type: 'storage.changed', user: ben },
    { type: 'storage.changed', user: null },
    { type: 'storage.blocked' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    restore: [
      { user: null, stale: false },
      { user: ana, stale: false },
    ],
    authenticate: [ana],
    refresh: [ana, null],
    findUnsent: [[], [{ kind: 'draft', title: 'Oak desk' }]],
  },
  failures: { authenticate: [{ status: 401 }] },
};
