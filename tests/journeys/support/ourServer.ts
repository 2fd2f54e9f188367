import { inject } from 'vitest';
import type { JourneyServer } from './server.ts';

/** The server of the worker that runs this file. */
export function ourServer(): JourneyServer {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const server = inject('servers')[worker - 1];
  if (server === undefined) throw new Error(`Worker ${worker} has no server.`);
  return server;
}
