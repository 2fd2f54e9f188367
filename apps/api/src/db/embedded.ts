import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PGlite,
  types,
  type PGliteOptions,
  type Transaction as PGliteTransaction,
} from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { takeLock } from './lock.ts';
import type { Database, Queryable } from './types.ts';

/** What every embedded database is opened with. */
export const embeddedOptions: PGliteOptions = {
  extensions: { pg_trgm, unaccent, btree_gin, cube, earthdistance },
  parsers: { [types.INT8]: Number },
};

/**
 * Opens the embedded PostgreSQL.
 * @param dataDir folder that holds it (made when missing, locked against a second process); null keeps it in memory
 */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  let release = async (): Promise<void> => {};
  if (dataDir !== null) {
    await mkdir(dataDir, { recursive: true });
    release = await takeLock(join(dataDir, 'database.lock'));
  }
  try {
    const pglite = await PGlite.create({
      ...embeddedOptions,
      ...(dataDir === null ? {} : { dataDir: join(dataDir, 'database') }),
    });
    return await embeddedDatabase(pglite, release);
  } catch (error) {
    await release();
    throw new Error(
      `The embedded database in '${dataDir ?? 'memory'}' could not be opened. ` +
        'Is there space on its disk, and may this process write there?',
      { cause: error },
    );
  }
}

/**
 * Wraps an open PGlite as a `Database`.
 * @param release is called once the database is closed
 */
export async function embeddedDatabase(
  pglite: PGlite,
  release: () => Promise<void> = async () => {},
): Promise<Database> {
  await pglite.exec("SET TIME ZONE 'UTC'; SET jit = off; SET plan_cache_mode = force_custom_plan;");
  return {
    kind: 'embedded',
    ...queryable(pglite),
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({ ...queryable(tx), script: async (sql) => void (await tx.exec(sql)) }),
      ),
    withTimeLimit: (_ms, work) => work(queryable(pglite)),
    listen: (channel, handler) => pglite.listen(channel, handler),
    async notify(channel, payload) {
      await pglite.query('SELECT pg_notify($1, $2)', [channel, payload]);
    },
    async close() {
      await pglite.close();
      await release();
    },
  };
}

function queryable(target: PGlite | PGliteTransaction): Queryable {
  return {
    async query<T extends object>(sql: string, params: readonly unknown[] = []) {
      const result = await target.query<T>(sql, [...params]);
      return result.rows;
    },
  };
}
