import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSettings } from '../../apps/api/src/settings.ts';
import { startServer } from '../../apps/api/src/start.ts';

/** A server to test, and how to be done with it. */
export interface ServerUnderTest {
  origin: string;
  stop(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

/**
 * The server that `CONTRACT_BASE_URL` names, which must not limit rates; without it the reference server, started on a
 * free port with an empty database of its own.
 */
export async function serverUnderTest(): Promise<ServerUnderTest> {
  const named = process.env['CONTRACT_BASE_URL'];
  if (named !== undefined) return { origin: named, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'off' });
  const server = await startServer(settings, quiet);
  return {
    origin: server.address,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
