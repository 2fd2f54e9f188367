import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { migrate, openServer, type Database } from './platform/db/index.ts';
import { emptyServerDatabase, testDatabases } from './testing/database.ts';
import { person, postListing, type TestPerson } from './testing/people.ts';
import { testApi, type TestApi } from './testing/testApi.ts';

describe.runIf(testDatabases.includes('server'))('a database in trouble (server)', () => {
  let server: TestApi;
  let admin: pg.Client;
  let ana: TestPerson;
  let listing: string;

  beforeAll(async () => {
    server = await testApi({ database: 'server' });
    const url = new URL(server.databaseUrl ?? '');
    url.pathname = '/postgres';
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    ana = await person(server);
    listing = (await postListing(server, ana)).id;
  });
  afterAll(async () => {
    await server.close();
    await admin.end();
  });

  const name = (): string => new URL(server.databaseUrl ?? '').pathname.slice(1);
  const writes: [string, string, unknown][] = [
    ['POST', '/auth/login', { email: 'nobody@porchlight.test', password: 'wrong' }],
    ['POST', '/auth/refresh', { refresh_token: 'unknown' }],
    ['POST', '/listings/{id}/view', {}],
    ['POST', '/listings/{id}/bump', {}],
    ['PATCH', '/listings/{id}/status', { status: 'sold' }],
    ['DELETE', '/listings/{id}', undefined],
  ];
  const ask = (method: string, path: string, json?: unknown): Promise<Response> =>
    server.request(method, path.startsWith('/readyz') ? path : `/api/v1${path.replace('{id}', listing)}`, {
      token: ana.token,
      ...(json === undefined ? {} : { json }),
    });
  /** Ends all connections of the server, as a database does that shuts down. */
  const cut = (): Promise<unknown> =>
    admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name()]);
  const expectUnavailable = (answer: Response): void => {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  test('that is read-only: reads succeed, writes get a 503, and the server is not ready', async () => {
    await admin.query(`ALTER DATABASE ${name()} SET default_transaction_read_only = on`);
    await cut();
    // It takes a moment until the pool drops connections that were cut while idle.
    await expect.poll(async () => (await ask('GET', '/categories')).status).toBe(200);
    expect((await ask('GET', '/listings?query=desk')).status).toBe(200);
    expect((await ask('GET', `/listings/${listing}`)).status).toBe(200);
    for (const write of writes) expectUnavailable(await ask(...write));
    const ready = await ask('GET', '/readyz');
    expectUnavailable(ready);
    expect(await ready.json()).toMatchObject({ message: 'The database only reads.' });
    await admin.query(`ALTER DATABASE ${name()} RESET default_transaction_read_only`);
    await cut();
    await expect.poll(async () => (await ask('GET', '/readyz')).status).toBe(200);
  });

  test('that disconnects during a statement', async () => {
    const other = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    other.on('error', () => {});
    await other.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE listings IN ACCESS EXCLUSIVE MODE');
    const waiting = [ask('GET', `/listings/${listing}`), ask('POST', '/listings/{id}/bump', {})];
    await expect
      .poll(async () => {
        const { rows } = await admin.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'",
          [name()],
        );
        return rows.length;
      })
      .toBe(waiting.length);
    // Ends only the waiting sessions: otherwise the lock would be released before.
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'",
      [name()],
    );
    for (const answer of await Promise.all(waiting)) expectUnavailable(answer);
    await other.end();
    await expect.poll(async () => (await ask('GET', '/readyz')).status).toBe(200);
  });

  test('that has no connection left', async () => {
    await admin.query(`ALTER DATABASE ${name()} CONNECTION LIMIT 0`);
    // Superusers may always connect, so use another role.
    await admin.query(
      `DROP ROLE IF EXISTS porchlight_crowd; CREATE ROLE porchlight_crowd LOGIN PASSWORD 'crowd'`,
    );
    const url = new URL(server.databaseUrl ?? '');
    url.username = 'porchlight_crowd';
    url.password = 'crowd';
    await expect(openServer(url.href)).rejects.toMatchObject({ cause: { code: '53300' } });
    await admin.query(`ALTER DATABASE ${name()} CONNECTION LIMIT -1; DROP ROLE porchlight_crowd`);
  });
});

describe.runIf(testDatabases.includes('server'))('colliding transactions (server)', () => {
  let db: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const database = await emptyServerDatabase();
    ({ remove } = database);
    db = await openServer(database.url, { max: 4 });
    await migrate(db);
    await db.query('CREATE TABLE meeting (id int PRIMARY KEY, times int NOT NULL)');
    await db.query('INSERT INTO meeting SELECT n, 0 FROM generate_series(1, 2) AS n');
  });
  afterAll(async () => {
    await db.close();
    await remove();
  });

  test('in a deadlock both complete, one after the other', async () => {
    const both = ([first, second]: [number, number]): Promise<void> =>
      db.transaction(async (tx) => {
        for (const id of [first, second]) {
          await tx.query('UPDATE meeting SET times = times + 1 WHERE id = $1', [id]);
          await tx.query('SELECT pg_sleep(0.05)');
        }
      });
    await Promise.all([both([1, 2]), both([2, 1])]);
    expect(await db.query('SELECT times FROM meeting')).toEqual([{ times: 2 }, { times: 2 }]);
  });

  test('that can never complete are not retried forever', async () => {
    let tries = 0;
    const never = db.transaction(async (tx) => {
      tries += 1;
      await tx.query("DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '40001'; END $$");
    });
    await expect(never).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(5);
  });
});
