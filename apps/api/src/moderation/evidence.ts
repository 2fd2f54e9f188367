import type { Queryable } from '../db/index.ts';

/** Which of these pictures stand in the snapshot of a case: their owners can delete them, and their files stay. */
export async function picturesInCases(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT kept.id FROM cases k, unnest(k.images) AS kept (id)
     WHERE k.images && $1::uuid[] AND kept.id = ANY($1::uuid[])`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
