import { readdir, readFile } from 'node:fs/promises';
import { apiFolder } from '../../folders.ts';
import type { Database } from './types.ts';

const folder = new URL('src/platform/db/migrations/', apiFolder);

/** Any fixed number. Server processes that start together migrate one after the other. */
const LOCK = 7_201_001;

/**
 * Runs every `NNNN_name.sql` not yet recorded in `schema_migrations`, in order, in one transaction. Safe to
 * call repeatedly and from several processes at once.
 * @returns the names of the migrations it ran
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrations = await readMigrations();
  return db.transaction(async (tx) => {
    // Migrations may rewrite whole tables or wait for another process, so they have no time limit.
    await tx.script(`SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = await tx.query<{ name: string }>('SELECT name FROM schema_migrations');
    const done = new Set(applied.map((row) => row.name));
    const pending = migrations.filter(({ name }) => !done.has(name));
    for (const { name, sql } of pending) {
      await tx.script(sql);
      await tx.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
    }
    return pending.map(({ name }) => name);
  });
}

export async function readMigrations(): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
}
