import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe } from 'vitest';
import { readSettings } from '../../apps/api/src/settings.ts';
import { startServer } from '../../apps/api/src/start.ts';
import {
  type DatabaseKind,
  emptyServerDatabase,
  testDatabases,
} from '../../apps/api/src/testing/database.ts';
import { resetModel } from '../../apps/web/src/testing/mocks/model.ts';
import { askMock } from '../../apps/web/src/testing/mocks/server.ts';
import { type ContractApi, contractApi } from './api.ts';

/** A server to test, and how to be done with it. */
interface ServerUnderTest {
  api: ContractApi;
  stop(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

const named = process.env['CONTRACT_BASE_URL'];

const describeDatabase = { embedded: 'embedded database', server: 'PostgreSQL server' } as const;

/**
 * What the suite runs against: the server that `CONTRACT_BASE_URL` names; or the mock that stories use, and the
 * reference server on every database that can be tested here.
 */
const serversUnderTest: readonly (readonly [name: string, start: () => Promise<ServerUnderTest>])[] =
  named === undefined
    ? [
        ['the mock', startMock],
        ...testDatabases.map((kind) => [describeDatabase[kind], () => startReference(kind)] as const),
      ]
    : // It must not limit rates.
      [[named, async () => ({ api: contractApi(named), stop: async () => {} })]];

/** Holds every server to these contracts, one started for all of them. */
export function onEveryServer(name: string, ...contracts: ((api: () => ContractApi) => void)[]): void {
  describe.each(serversUnderTest)(`${name} (%s)`, (_name, start) => {
    let server: ServerUnderTest | undefined;

    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server?.stop());

    const ready = (): ContractApi => {
      if (server === undefined) throw new Error('The server under test is not ready yet.');
      return server.api;
    };
    for (const contract of contracts) contract(ready);
  });
}

/** The mock, in a fresh world and asked without a network. */
async function startMock(): Promise<ServerUnderTest> {
  resetModel();
  return { api: contractApi('http://mock.invalid', askMock), stop: async () => {} };
}

/** The reference server, on a free port and with an empty database of its own. */
async function startReference(kind: DatabaseKind): Promise<ServerUnderTest> {
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
    api: contractApi(server.address),
    async stop() {
      await server.stop();
      await database?.remove();
      await rm(folder, { recursive: true });
    },
  };
}
