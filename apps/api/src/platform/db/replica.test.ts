import { afterEach, describe, expect, test } from 'vitest';
import { followReplica, type Database, type Replica } from './index.ts';

/** A fake database that records a replica's queries and returns what the test sets. */
interface FakeDatabase extends Database {
  asked: string[];
  /** Result of reads other than the position. */
  answer: (sql: string) => Promise<object[]>;
  /** How far a primary has written, or a replica has replayed. */
  position: number;
}

/** Both receive each other's notifications, like two connections to one server. */
const listeners = new Set<(payload: string) => void>();

function fakeDatabase(name: string): FakeDatabase {
  const db: FakeDatabase = {
    kind: 'server',
    asked: [],
    position: 0,
    answer: async () => [{ from: name }],
    async query<T extends object>(sql: string, params: readonly unknown[] = []) {
      const rows = /pg_current_wal_lsn/.test(sql)
        ? [{ position: String(db.position) }]
        : /pg_last_wal_replay_lsn/.test(sql)
          ? await db.answer(sql).then(() => [{ reached: db.position >= Number(params[0]) }])
          : await db.answer(sql);
      if (rows[0] !== undefined && 'from' in rows[0]) db.asked.push(sql);
      return rows as T[];
    },
    withTimeLimit: (_ms, work) => work(db),
    transaction: () => Promise.reject(new Error('not here')),
    async listen(_channel, handler) {
      listeners.add(handler);
      return async () => void listeners.delete(handler);
    },
    async notify(_channel, payload) {
      for (const listener of listeners) listener(payload);
    },
    close: async () => {},
  };
  return db;
}

const refused = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
const silent = (): Promise<never> => new Promise(() => {});

describe('a replica', () => {
  const opened: Replica[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((replica) => replica.close()));
  });

  async function follow(primary: Database, replica: Database, states: string[] = []): Promise<Replica> {
    const followed = await followReplica(primary, replica, {
      onChange: (state) => states.push(state),
      intervalMs: 20,
      answerMs: 100,
      lagMaxMs: 50,
    });
    opened.push(followed);
    return followed;
  }

  const from = async ({ reader }: Replica): Promise<unknown> =>
    (await reader.query<{ from: string }>('SELECT 1'))[0]?.from;

  test('is used once it has shown how far it is', async () => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    primary.position = 1;
    const followed = await follow(primary, copy);
    expect(await from(followed)).toBe('primary');
    copy.position = 1;
    await expect.poll(() => from(followed)).toBe('copy');
    expect(await followed.reader.withTimeLimit(5, (db) => db.query('SELECT 2'))).toEqual([{ from: 'copy' }]);
  });

  test('is not used after a write until it has replayed it, in every server process', async () => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    const [mine, others] = [await follow(primary, copy), await follow(primary, copy)];
    for (const one of [mine, others]) await expect.poll(() => from(one)).toBe('copy');
    primary.position = 2;
    await mine.wrote();
    for (const one of [mine, others]) expect(await from(one)).toBe('primary');
    copy.position = 2;
    for (const one of [mine, others]) await expect.poll(() => from(one)).toBe('copy');
  });

  test.each([
    ['refuses connections', refused],
    ['is silent', silent],
  ])('that %s is replaced by the primary, without an error, and is used again later', async (_how, fault) => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    const states: string[] = [];
    const followed = await follow(primary, copy, states);
    await expect.poll(() => from(followed)).toBe('copy');
    const { answer } = copy;
    copy.answer = fault;
    expect(await from(followed)).toBe('primary');
    await expect.poll(() => states).toEqual(['in_use', 'lost']);
    expect(await from(followed)).toBe('primary');
    copy.answer = answer;
    await expect.poll(() => from(followed)).toBe('copy');
    expect(states).toEqual(['in_use', 'lost', 'in_use']);
  });

  test('that falls too far behind is not used, even without local writes', async () => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    const states: string[] = [];
    const followed = await follow(primary, copy, states);
    await expect.poll(() => from(followed)).toBe('copy');
    primary.position = 9;
    await expect.poll(() => states).toEqual(['in_use', 'behind']);
    expect(await from(followed)).toBe('primary');
    copy.position = 9;
    await expect.poll(() => from(followed)).toBe('copy');
  });

  test('is used while the primary is unreachable, also for what was written a moment ago', async () => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    const followed = await follow(primary, copy);
    await expect.poll(() => from(followed)).toBe('copy');
    primary.position = 3;
    await followed.wrote();
    primary.answer = refused;
    expect(await from(followed)).toBe('copy');
  });

  test('is used while the primary is unreachable, even if it was lost at that moment', async () => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    const states: string[] = [];
    const followed = await follow(primary, copy, states);
    await expect.poll(() => from(followed)).toBe('copy');
    const { answer } = copy;
    copy.answer = refused;
    await expect.poll(() => states).toContain('lost');
    primary.answer = refused;
    copy.answer = answer;
    expect(await from(followed)).toBe('copy');
  });

  test('that has never been verified is not used, even if the primary is unreachable', async () => {
    const [primary, other] = [fakeDatabase('primary'), fakeDatabase('another')];
    primary.position = 1;
    const followed = await follow(primary, other);
    primary.answer = refused;
    await expect(from(followed)).rejects.toThrow('ECONNREFUSED');
  });

  test("doesn't retry a failed statement, and isn't lost by one", async () => {
    const [primary, copy] = [fakeDatabase('primary'), fakeDatabase('copy')];
    const states: string[] = [];
    const followed = await follow(primary, copy, states);
    await expect.poll(() => from(followed)).toBe('copy');
    const before = primary.asked.length;
    const tooLong = Object.assign(new Error('canceling statement'), { code: '57014' });
    copy.answer = (sql) => (sql === 'SELECT 1' ? Promise.reject(tooLong) : Promise.resolve([]));
    await expect(from(followed)).rejects.toBe(tooLong);
    expect(primary.asked).toHaveLength(before);
    expect(states).toEqual(['in_use']);
  });
});
