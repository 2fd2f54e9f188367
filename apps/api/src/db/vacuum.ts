import type { Queryable } from './types.ts';

/**
 * Does for the embedded database what autovacuum does on a server: without it, dead rows stay for ever and searches are
 * planned without knowing what is in the tables. Table by table, so that requests get their turn in between.
 */
export async function vacuum(db: Queryable): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  for (const { name } of tables) await db.query(`VACUUM (ANALYZE) ${name}`);
}
