import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe } from 'vitest';
import { readSettings } from '../../apps/api/src/platform/settings.ts';
import { startServer } from '../../apps/api/src/start.ts';
import {
  type DatabaseKind,
  emptyServerDatabase,
  testDatabases,
} from '../../apps/api/src/testing/database.ts';
import { model, resetModel } from '../../apps/web/src/testing/mocks/model.ts';
import { askMock } from '../../apps/web/src/testing/mocks/server.ts';
import { type ContractApi, contractApi, type Moderators } from './api.ts';
import { tokenInOutbox } from './outbox.ts';

/** A server under test. */
interface ServerUnderTest {
  api: ContractApi;
  stop(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

/** Whether the suite knows a moderator. It doesn't for an external server. */
export const hasModerators = process.env['CONTRACT_BASE_URL'] === undefined;

const named = process.env['CONTRACT_BASE_URL'];

const describeDatabase = { embedded: 'embedded database', server: 'PostgreSQL server' } as const;

/**
 * Servers that the suite runs against: the one at `CONTRACT_BASE_URL`; or the mock from the stories, and the
 * reference server on every available database.
 */
const serversUnderTest: readonly (readonly [name: string, start: () => Promise<ServerUnderTest>])[] =
  named === undefined
    ? [
        ['the mock', startMock],
        ...testDatabases.map((kind) => [describeDatabase[kind], () => startReference(kind)] as const),
      ]
    : // It must not have rate limits.
      [[named, async () => ({ api: contractApi(named), stop: async () => {} })]];

/** Runs these contracts against every server, with one instance per server. */
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

/** Moderators in the settings of the tested servers. */
const moderatorEmails = ['mo', 'max', 'nan'].map((name) => `contract-${name}@porchlight.test`);

/** The mock, with a fresh model and no network. */
async function startMock(): Promise<ServerUnderTest> {
  resetModel();
  model().adminEmails.push(...moderatorEmails);
  const moderators: Moderators = {
    emails: moderatorEmails,
    async tokenFor(email, id) {
      model().confirmTokens.set(email, id);
      return email;
    },
  };
  return { api: contractApi('http://mock.invalid', askMock, moderators), stop: async () => {} };
}

/** The reference server, on a free port with its own empty database. */
async function startReference(kind: DatabaseKind): Promise<ServerUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const database = kind === 'server' ? await emptyServerDatabase() : undefined;
  const geocoder = await startGeocoder();
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    SEED: 'none',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: moderatorEmails.join(','),
    GEOCODER_URL: geocoder.url,
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  });
  const server = await startServer(settings, quiet);
  return {
    api: contractApi(server.address, fetch, {
      emails: moderatorEmails,
      tokenFor: (email) => tokenInOutbox(join(folder, 'outbox'), email),
    }),
    async stop() {
      await server.stop();
      await geocoder.stop();
      await database?.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** The geocoder's response for the one address it knows. */
const congressAvenue = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-97.7431, 30.2672] },
  properties: {
    osm_type: 'N',
    osm_id: 42,
    type: 'house',
    countrycode: 'US',
    housenumber: '100',
    street: 'Congress Avenue',
    city: 'Austin',
    state: 'Texas',
    postcode: '78701',
  },
};

/** A geocoder on a free port. */
async function startGeocoder(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, answer) => {
    const asked = new URL(request.url ?? '', 'http://geocoder').searchParams.get('q') ?? '';
    const features = /^100 congress/i.test(asked) ? [congressAvenue] : [];
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ features }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}/api`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
