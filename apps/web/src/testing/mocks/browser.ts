import { setupWorker } from 'msw/browser';

import { server } from './server.ts';

/** Mocks every API call: `pnpm dev --mode mock` needs no server. */
export async function startMocks(): Promise<void> {
  await setupWorker(...server).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
