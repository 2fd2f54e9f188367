import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/testApi.ts';
import { testDatabase, testDatabases } from '../../testing/database.ts';

/** Resolves with the next payload received. */
function ear() {
  const heard: string[] = [];
  let wake: () => void = () => {};
  return {
    hear: (payload: string) => {
      heard.push(payload);
      wake();
    },
    next: async (): Promise<string> => {
      while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return heard.shift() ?? '';
    },
  };
}

describeOnEveryDatabase('listening', (server) => {
  test('receives notifications until it stops', async () => {
    const { db } = server();
    const { hear, next } = ear();
    const stop = await db.listen('things', hear);
    await db.notify('other', 'no');
    await db.notify('things', 'one');
    expect(await next()).toBe('one');
    const undone = db.transaction(async (tx) => {
      await tx.query("SELECT pg_notify('things', 'undone')");
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await db.transaction((tx) => tx.query("SELECT pg_notify('things', 'two')"));
    expect(await next()).toBe('two');
    await stop();
  });
});

test.runIf(testDatabases.includes('server'))(
  'reconnects after a lost connection, and reports that notifications may be missing',
  async () => {
    const { db, remove } = await testDatabase('server');
    const { hear, next } = ear();
    const stop = await db.listen('things', hear);
    await db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
    );
    expect(await next()).toBe('');
    await db.notify('things', 'after');
    expect(await next()).toBe('after');
    await stop();
    await db.close();
    await remove();
  },
);
