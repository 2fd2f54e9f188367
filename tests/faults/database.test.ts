import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../apps/api/src/platform/settings.ts';
import { startServer, type RunningServer } from '../../apps/api/src/start.ts';
import { emptyServerDatabase, testDatabases } from '../../apps/api/src/testing/database.ts';
import { createDatabaseProxy, type DatabaseProxy } from '../../apps/api/src/testing/databaseProxy.ts';
import { contractApi, errorOf, password, type ContractApi, type TestUser } from '../contract/api.ts';
import { beside, canMakeCluster, endSessions, makeCluster, nameOf } from './support/database.ts';

const quiet = { info() {}, warn() {}, error() {} };

/** A server that reaches its database through a faulty proxy. */
interface World {
  folder: string;
  url: string;
  line: DatabaseProxy;
  server: RunningServer;
  api: ContractApi;
  owner: TestUser;
  /** Saves the listing: users can't save their own. */
  saver: TestUser;
  listingId: string;
  body: Record<string, unknown>;
  /** Whether the web app is built. */
  hasPages: boolean;
}

async function makeWorld(url: string): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const line = await createDatabaseProxy(url);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: line.url,
    SEED: 'none',
    RATE_LIMITS: 'off',
  });
  const server = await startServer(settings, quiet);
  const api = contractApi(server.address);
  const owner = await api.newUser();
  const saver = await api.newUser();
  const body = await api.listingBody();
  const { id: listingId } = await api.listingOf(owner);
  const hasPages = (await fetch(server.address)).ok;
  return { folder, url, line, server, api, owner, saver, listingId, body, hasPages };
}

async function endWorld({ server, line, folder }: World): Promise<void> {
  await server.stop();
  await line.close();
  await rm(folder, { recursive: true });
}

const statusOf = async (world: World, path: string): Promise<number> =>
  (await fetch(world.server.address + path)).status;

/** Requests that read. */
const reads = ({ api, owner: { token }, listingId }: World): (() => Promise<Response>)[] => [
  () => api.call('GET', '/listings?query=desk'),
  () => api.call('GET', `/listings/${listingId}`),
  () => api.call('GET', '/auth/me', { token }),
  () => api.call('GET', '/messages/unread-count', { token }),
];

const writes = ({ api, owner, saver, listingId, body }: World): (() => Promise<Response>)[] => {
  const { token } = owner;
  return [
    () => api.call('POST', '/listings', { token, json: body }),
    () => api.call('PUT', `/listings/${listingId}`, { token, json: body }),
    () => api.call('POST', `/favorites/${listingId}`, { token: saver.token }),
    () => api.call('POST', '/auth/login', { json: { email: owner.user.email, password } }),
    () => api.call('POST', `/listings/${listingId}/view`),
  ];
};

/** Fails unless every response is a temporary error in the contract's shape. */
async function expectUnavailable(calls: (() => Promise<Response>)[]): Promise<void> {
  for (const answer of await Promise.all(calls.map((call) => call()))) {
    expect([answer.status, answer.url, await errorOf(answer.clone())]).toEqual([
      503,
      answer.url,
      { message: expect.any(String), code: 'unavailable', request_id: answer.headers.get('x-request-id') },
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

async function expectWorks(world: World): Promise<void> {
  await expect.poll(() => statusOf(world, '/readyz'), { timeout: 30_000 }).toBe(200);
  for (const call of [...reads(world), ...writes(world)]) {
    const answer = await call();
    expect([answer.url, answer.status < 300]).toEqual([answer.url, true]);
  }
}

/** Fails unless the process is healthy and reports that it isn't ready. */
async function expectTold(world: World): Promise<void> {
  expect(await statusOf(world, '/readyz')).toBe(503);
  expect(await statusOf(world, '/healthz')).toBe(200);
}

/** Recently seen pages still load; others get a temporary error. */
async function expectKeptPages(world: World): Promise<void> {
  if (!world.hasPages) return;
  expect(await statusOf(world, `/listings/${world.listingId}`)).toBe(200);
  expect(await statusOf(world, `/listings?q=${world.listingId}`)).toBe(503);
}

describe.runIf(testDatabases.includes('server'))('recovers by itself from database trouble', () => {
  let world: World;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const database = await emptyServerDatabase();
    ({ remove } = database);
    world = await makeWorld(database.url);
  });
  afterAll(async () => {
    await endWorld(world);
    await remove();
  });

  test('unreachable', async () => {
    await expectWorks(world);
    if (world.hasPages) expect(await statusOf(world, `/listings/${world.listingId}`)).toBe(200);
    world.line.refuse();
    await expectUnavailable([...reads(world), ...writes(world)]);
    await expectKeptPages(world);
    await expectTold(world);
    world.line.restore();
    await expectWorks(world);
  });

  test('hanging', async () => {
    world.line.hang();
    const start = performance.now();
    await expectUnavailable([...reads(world), ...writes(world)]);
    // Connecting and querying both have a time limit.
    expect(performance.now() - start).toBeLessThan(45_000);
    expect(await statusOf(world, '/healthz')).toBe(200);
    world.line.restore();
    await expectWorks(world);
  });

  test('slow: every request gets a response, later', async () => {
    world.line.slow(150);
    await expectWorks(world);
    world.line.restore();
    await expectWorks(world);
  });

  test('ended sessions', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = [...reads(world), ...writes(world)].map((call) => call());
      await endSessions(world.url);
      for (const answer of await Promise.all(asked)) {
        if (answer.ok) continue;
        expect([answer.url, answer.status]).toEqual([answer.url, 503]);
        expect(answer.headers.get('retry-after')).not.toBeNull();
      }
    }
    await expectWorks(world);
  });

  test('refused connections', async () => {
    await beside(world.url, `ALTER DATABASE ${nameOf(world.url)} ALLOW_CONNECTIONS false`);
    await endSessions(world.url);
    await expectUnavailable([...reads(world), ...writes(world)]);
    await expectTold(world);
    await beside(world.url, `ALTER DATABASE ${nameOf(world.url)} ALLOW_CONNECTIONS true`);
    await expectWorks(world);
  });

  test('read-only: reads still work', async () => {
    const name = nameOf(world.url);
    await beside(world.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await endSessions(world.url);
    await expect.poll(() => statusOf(world, '/api/v1/listings')).toBe(200);
    for (const read of reads(world)) expect((await read()).status).toBe(200);
    await expectUnavailable(writes(world));
    await expectTold(world);
    await beside(world.url, `ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await endSessions(world.url);
    await expectWorks(world);
  });
});

test.runIf(canMakeCluster)(
  'a database server that stops or crashes and starts again',
  async ({ onTestFinished }) => {
    const cluster = await makeCluster(Number(process.env['FAULTS_PORT'] ?? 3139));
    onTestFinished(() => cluster.remove());
    const world = await makeWorld(cluster.url);
    onTestFinished(() => endWorld(world));
    for (const how of ['fast', 'immediate'] as const) {
      const { id } = await world.api.listingOf(world.owner);
      await cluster.stop(how);
      await expectUnavailable([...reads(world), ...writes(world)]);
      await expectTold(world);
      await cluster.start();
      await expectWorks(world);
      expect((await world.api.call('GET', `/listings/${id}`)).status).toBe(200);
    }
  },
);
