import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { databaseOver, serveDatabase } from './overPort.ts';
import { sqlState, UNIQUE_VIOLATION, type Database } from './types.ts';

const add = `INSERT INTO server_secrets (name, value) VALUES ($1, 'x')`;
const names = async (db: Database) =>
  (await db.query<{ name: string }>('SELECT name FROM server_secrets ORDER BY name')).map(({ name }) => name);

describe('a database in another thread', () => {
  let db: Database;

  beforeEach(async () => {
    const { db: embedded } = await testDatabase('embedded');
    const { port1, port2 } = new MessageChannel();
    serveDatabase(port1, embedded);
    db = databaseOver(port2);
  });

  afterEach(() => db.close().catch(() => {}));

  it('returns numbers, dates, texts and JSON unchanged', async () => {
    const sql = `SELECT count(*) AS n, '2026-06-15T16:00:00Z'::timestamptz AS at, $1::jsonb AS data, $2::text[] AS list`;
    expect(await db.query(sql, ['{"a":[1]}', ['b', 'c']])).toEqual([
      { n: 1, at: new Date('2026-06-15T16:00:00Z'), data: { a: [1] }, list: ['b', 'c'] },
    ]);
  });

  it('commits or rolls back a transaction as a whole, and rethrows its error', async () => {
    const own = new Error('no');
    const failing = db.transaction(async (tx) => {
      await tx.query(add, ['lost']);
      throw own;
    });
    await expect(failing).rejects.toBe(own);
    await db.transaction(async (tx) => void (await tx.query(add, ['kept'])));
    expect(await names(db)).toEqual(['kept']);
  });

  it('reports a failed statement by its SQLSTATE, and goes on', async () => {
    await db.query(add, ['one']);
    const broken = (error: unknown): boolean =>
      error instanceof Error && sqlState(error) === UNIQUE_VIOLATION && error.message.includes('duplicate');
    await expect(db.query(add, ['one'])).rejects.toSatisfy(broken);
    await expect(db.transaction((tx) => tx.query(add, ['one']))).rejects.toSatisfy(broken);
    expect(await names(db)).toEqual(['one']);
  });

  it('reports an error of a commit', async () => {
    const work = db.transaction((tx) =>
      tx.script(
        `CREATE TABLE later (id int UNIQUE DEFERRABLE INITIALLY DEFERRED); INSERT INTO later VALUES (1), (1)`,
      ),
    );
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === UNIQUE_VIOLATION);
  });

  it('lets one transaction wait for another', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      db.transaction(async (tx) => {
        order.push(`${name} begins`);
        await tx.query(add, [name]);
        order.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('refuses a statement of a finished transaction', async () => {
    let late: (() => Promise<unknown>) | undefined;
    await db.transaction(async (tx) => {
      late = () => tx.query('SELECT 1');
    });
    await expect(late?.()).rejects.toThrow('The transaction is over');
  });

  it('delivers notifications until listening stops', async () => {
    const heard: string[] = [];
    const stop = await db.listen('message', (payload) => heard.push(payload));
    await db.notify('message', 'first');
    await db.query('SELECT 1');
    await stop();
    await db.notify('message', 'second');
    await db.query('SELECT 1');
    expect(heard).toEqual(['first']);
  });

  it('refuses queries once it is closed', async () => {
    await db.close();
    await expect(db.query('SELECT 1')).rejects.toThrow('PGlite is closed');
  });
});
