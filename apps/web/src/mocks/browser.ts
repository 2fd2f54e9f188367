import { setupWorker } from 'msw/browser';

import { everything } from './index.ts';

/** Answers every API call from the mocked world: `pnpm dev --mode mock` needs no server. */
export async function startMocks(): Promise<void> {
  await setupWorker(...everything).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
