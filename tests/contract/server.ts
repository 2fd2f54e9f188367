import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSettings } from '../../apps/api/src/settings.ts';
import { startServer } from '../../apps/api/src/start.ts';
import { type DatabaseKind, emptyServerDatabase, testDatabases } from '../../apps/api/src/testing.ts';

/** A server to test, and how to be done with it. */
export interface ServerUnderTest {
  origin: string;
  stop(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

const named = process.env['CONTRACT_BASE_URL'];

/**
 * What the suite runs against: the server that `CONTRACT_BASE_URL` names, or the reference server on every database
 * that can be tested here.
 */
export const kindsUnderTest: readonly (DatabaseKind | 'named')[] =
  named === undefined ? testDatabases : ['named'];

/**
 * One of `kindsUnderTest`. A named server must not limit rates; the reference server starts on a free port with an empty
 * database of its own.
 */
export async function serverUnderTest(kind: DatabaseKind | 'named'): Promise<ServerUnderTest> {
  if (named !== undefined) return { origin: named, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const database = kind === 'server' ? await emptyServerDatabase() : undefined;
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    SEED: 'none',
    RATE_LIMITS: 'off',
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  });
  const server = await startServer(settings, quiet);
  return {
    origin: server.address,
    async stop() {
      await server.stop();
      await database?.remove();
      await rm(folder, { recursive: true });
    },
  };
}
