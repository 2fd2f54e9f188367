import type { Queryable } from '../../platform/db/index.ts';
import { type ExportedTable, tables } from './tables.ts';

const rowsPerQuery = 300;

/**
 * SQL for the exported rows of a table with their keys; `$1` is the user, `$2` the key of the last row of the
 * previous page.
 */
const sqlOf = ({ rows, key, columns, more = {} }: ExportedTable): string => {
  const values = [...columns.map((column) => [column, `t.${column}`]), ...Object.entries(more)].map(
    ([name, sql]) => `'${name}', ${sql}`,
  );
  return `SELECT * FROM (SELECT (${key})::text COLLATE "C" AS key, jsonb_build_object(${values.join(', ')}) AS row
    FROM ${rows}) AS found WHERE key > $2 ORDER BY key LIMIT ${rowsPerQuery}`;
};

/** The exported rows of a table, a few hundred at a time. */
async function* paged(db: Queryable, table: ExportedTable, userId: string): AsyncGenerator<object> {
  let last = '';
  for (;;) {
    const rows = await db.query<{ key: string; row: object }>(sqlOf(table), [userId, last]);
    for (const { row } of rows) yield row;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.key;
  }
}

/** A file of the export: its name, and its text in pieces, or the key of a stored photo. */
export type ExportedFile = { name: string } & ({ pieces: AsyncIterable<string> } | { key: string });

async function* asList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let lead = '[';
  for await (const row of rows) {
    yield `${lead}\n${JSON.stringify(row, undefined, 2)}`;
    lead = ',';
  }
  yield lead === '[' ? '[]\n' : '\n]\n';
}

/** All data of a user, file by file: JSON by `tables`, then their photos in the largest size. */
export async function* contentsOf(db: Queryable, userId: string): AsyncGenerator<ExportedFile> {
  for (const table of Object.values(tables))
    if ('file' in table) yield { name: `${table.file}.json`, pieces: asList(paged(db, table, userId)) };
  const photos = await db.query<{ name: string; key: string }>(
    `SELECT 'photos/' || i.listing_id || '/' || i.position AS name, i.renditions -> -1 ->> 'key' AS key
     FROM listing_images i JOIN listings l ON l.id = i.listing_id WHERE l.user_id = $1
     UNION ALL SELECT 'photos/unused/' || id, renditions -> -1 ->> 'key' FROM waiting_images WHERE user_id = $1
     UNION ALL SELECT 'photos/profile', avatar_key FROM users WHERE id = $1 AND avatar_key IS NOT NULL
     ORDER BY 1`,
    [userId],
  );
  for (const { name, key } of photos) yield { name: `${name}.${key.split('.').at(-1) ?? 'webp'}`, key };
}
