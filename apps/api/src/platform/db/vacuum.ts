import type { Queryable } from './types.ts';

/**
 * Replaces autovacuum for the embedded database: without it, dead rows stay forever and searches are planned
 * without statistics. One table at a time, so that requests can run in between.
 */
export async function vacuum(db: Queryable): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  for (const { name } of tables) await db.query(`VACUUM (ANALYZE) ${name}`);
}
