import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/testApi.ts';
import { migrate, sqlState, UNIQUE_VIOLATION, vacuum } from './index.ts';

describeOnEveryDatabase('the database', (test) => {
  it('has nothing to do when it is migrated again, even by several processes at once', async () => {
    expect(await Promise.all([migrate(test().db), migrate(test().db)])).toEqual([[], []]);
  });

  it('returns numbers, dates, texts and JSON in the same form', async () => {
    const [row] = await test().db.query(
      `SELECT count(*) AS n, '2026-06-15T16:00:00Z'::timestamptz AS at, $1::jsonb AS data, $2::text[] AS list, 1.5::float8 AS x`,
      ['{"a":[1]}', ['b', 'c']],
    );
    expect(row).toEqual({
      n: 1,
      at: new Date('2026-06-15T16:00:00Z'),
      data: { a: [1] },
      list: ['b', 'c'],
      x: 1.5,
    });
  });

  it('commits or rolls back a transaction as a whole', async () => {
    const add = (slug: string) =>
      test().db.transaction(async (tx) => {
        await tx.query(`INSERT INTO server_secrets (name, value) VALUES ($1, 'x')`, [slug]);
        if (slug === 'bad') throw new Error('no');
      });
    await add('good');
    await expect(add('bad')).rejects.toThrow('no');
    await expect(add('good')).rejects.toSatisfy((error) => sqlState(error) === UNIQUE_VIOLATION);
    expect(await test().db.query('SELECT name FROM server_secrets')).toEqual([{ name: 'good' }]);
  });

  it('has table statistics after vacuuming', async () => {
    await vacuum(test().db);
    const counted = `SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'categories'`;
    const [{ rows } = { rows: 0 }] = await test().db.query<{ rows: number }>(counted);
    expect(rows).toBe((await test().db.query('SELECT 1 FROM categories')).length);
  });

  it('delivers notifications', async () => {
    const heard = new Promise<string>((resolve) => {
      void test()
        .db.listen('message', resolve)
        .then(() => test().db.notify('message', 'hello'));
    });
    expect(await heard).toBe('hello');
  });

  it('folds texts and place names like the server', async () => {
    const { foldPlace } = await import('../../market/geo/index.ts');
    for (const name of [
      'St. Louis',
      'ST LOUIS',
      "Coeur d'Alene",
      'Cañon City',
      'Ft. Worth',
      'Mt Vernon',
      'Winston-Salem',
      'Sault Ste. Marie',
    ]) {
      const [row] = await test().db.query<{ key: string }>('SELECT fold_place($1) AS key', [name]);
      expect(row?.key).toBe(foldPlace(name));
    }
  });
});
