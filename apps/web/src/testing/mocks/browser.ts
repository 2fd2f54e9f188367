import { setupWorker } from 'msw/browser';

import { server } from './server.ts';

/** Answers every API call from the mocked world: `pnpm dev --mode mock` needs no server. */
export async function startMocks(): Promise<void> {
  await setupWorker(...server).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
