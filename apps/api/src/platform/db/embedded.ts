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
import type { Database, Queryable } from './types.ts';

export const embeddedOptions: PGliteOptions = {
  extensions: { pg_trgm, unaccent, btree_gin, cube, earthdistance },
  parsers: { [types.INT8]: Number },
};

/**
 * Opens the embedded PostgreSQL in this thread.
 * @param folder holds its files, created when missing; null keeps it in memory
 */
export async function openPGlite(folder: string | null): Promise<Database> {
  // Collect PostgreSQL's output, because PGlite's own error on a failed start is empty. Stop after the start:
  // later output could quote values.
  let complaints: string[] | null = [];
  const onStderr = (line: string): boolean => {
    if (complaints !== null && complaints.length < complaintsMax && isComplaint.test(line))
      complaints.push(line);
    return false;
  };
  try {
    const pglite = await PGlite.create({
      ...embeddedOptions,
      onStderr,
      ...(folder === null ? {} : { dataDir: folder }),
    });
    return await embeddedDatabase(pglite);
  } catch (error) {
    if (complaints.length === 0) throw error;
    throw new Error(complaints.map((line) => line.replace(isComplaint, '$1:')).join('; '), { cause: error });
  } finally {
    complaints = null;
  }
}

/** Matches PostgreSQL's reasons for a failed start, to cut off the timestamp. */
const isComplaint = /^.*?\b(PANIC|FATAL|ERROR):\s+/;
const complaintsMax = 3;

export async function embeddedDatabase(pglite: PGlite): Promise<Database> {
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
    close: () => pglite.close(),
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
