import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyServerDatabase, testDatabases } from '../../testing/database.ts';
import { createDatabaseProxy } from '../../testing/databaseProxy.ts';
import { migrate, openServer } from './index.ts';

/** The advisory lock that migrations take. */
const LOCK = 7_201_001;

describe.runIf(testDatabases.includes('server'))('a database server', () => {
  let url: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ url, remove } = await emptyServerDatabase());
  });
  afterEach(() => remove());

  test('migrations may wait for another process longer than other statements', async () => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const db = await openServer(url, { timeoutMs: 2_000 });
    const migrating = migrate(db);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND now() - query_start > interval '2 s'`;
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    await other.end();
    expect(await migrating).not.toEqual([]);
    await db.close();
  });

  test('a statement that takes too long is canceled', async () => {
    const db = await openServer(url, { timeoutMs: 2_000 });
    await expect(db.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    await db.close();
  });

  test('a session lost between two statements ends the transaction, not the process', async () => {
    const db = await openServer(url, { max: 1 });
    const uncaught: unknown[] = [];
    const hear = (error: unknown): void => void uncaught.push(error);
    process.on('uncaughtException', hear);
    const beside = new pg.Client({ connectionString: url });
    await beside.connect();
    const asked = db.transaction(async (tx) => {
      const [session] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await beside.query('SELECT pg_terminate_backend($1)', [session?.pid]);
      await expect
        .poll(async () => {
          const left = await beside.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [session?.pid]);
          return left.rowCount;
        })
        .toBe(0);
      // This query makes sure that the driver has noticed the lost session.
      await beside.query('SELECT pg_sleep(0.1)');
      await tx.query('SELECT 1');
    });
    await expect(asked).rejects.toThrow();
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    process.off('uncaughtException', hear);
    expect(uncaught).toEqual([]);
    await beside.end();
    await db.close();
  });

  test('connections that no longer respond are replaced', async () => {
    const line = await createDatabaseProxy(url);
    const lost: string[] = [];
    const db = await openServer(line.url, {
      max: 1,
      timeoutMs: 2_000,
      onError: (error) => lost.push(error.message),
    });
    const heard: string[] = [];
    await db.listen('things', (payload) => heard.push(payload));
    const asked = db.transaction(async (tx) => {
      await tx.query('SELECT 1');
      line.silence();
      await tx.query('SELECT 1');
    });
    await expect(asked).rejects.toThrow('Query read timeout');
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    // The listener's connection was lost too, and it reports that notifications may be missing.
    await expect.poll(() => heard).toEqual(['']);
    expect(lost).toContain('Query read timeout');
    await db.notify('things', 'back');
    await expect.poll(() => heard).toEqual(['', 'back']);
    await db.close();
    await line.close();
  });
});
