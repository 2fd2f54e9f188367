import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnDatabases } from '../testing/testApi.ts';
import { DatabaseLockedError, migrate, openEmbedded, sqlState, UNIQUE_VIOLATION, vacuum } from './index.ts';
import { takeLock } from './lock.ts';

describeOnDatabases('the database', (test) => {
  it('has nothing to do when it is migrated again, even by several at once', async () => {
    expect(await Promise.all([migrate(test().db), migrate(test().db)])).toEqual([[], []]);
  });

  it('answers numbers, dates, texts and JSON alike', async () => {
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

  it('keeps all of a transaction or nothing', async () => {
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

  it('knows what is in its tables once it is vacuumed', async () => {
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

  it('folds texts and place names as the server does', async () => {
    const { foldPlace } = await import('../geo/index.ts');
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

it('says where an embedded database is that cannot be opened, and lets go of its lock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-closed-'));
  // In the way of its folder.
  await writeFile(join(folder, 'database'), '');
  await expect(openEmbedded(folder)).rejects.toThrow(`'${folder}' could not be opened`);
  expect(await readdir(folder)).toEqual(['database']);
  await rm(folder, { recursive: true });
});

describe('the lock on the embedded database', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'porchlight-lock-'));
    path = join(folder, 'database.lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('refuses a second holder until the first lets go', async () => {
    const release = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(DatabaseLockedError);
    await release();
    await (
      await takeLock(path)
    )();
  });

  it('refuses while another living process holds it, and takes over once that is dead', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(path, `${other.pid} ${hostname()}`);
    await expect(takeLock(path)).rejects.toThrow(String(other.pid));
    other.kill('SIGKILL');
    await once(other, 'exit');
    const release = await takeLock(path);
    expect(await readFile(path, 'utf8')).toContain(String(process.pid));
    await release();
  });

  it.each(['', 'nonsense', `-5 ${hostname()}`])('takes over what %j left behind', async (left) => {
    await writeFile(path, left);
    await (
      await takeLock(path)
    )();
  });

  it('refuses a lock of another machine', async () => {
    await writeFile(path, '1 some-other-host');
    const refusal = takeLock(path);
    await expect(refusal).rejects.toThrow(DatabaseLockedError);
    // A container that was killed leaves its name here, and nobody of that name comes back.
    await expect(refusal).rejects.toThrow("on the machine 'some-other-host'");
    await expect(refusal).rejects.toThrow('delete the lock file');
  });
});
