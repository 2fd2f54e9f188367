import type { Queryable } from '../db/index.ts';

/** SQL of the ids of everyone whom a person has blocked, and who has blocked them; the person is SQL of an id. */
const apartFrom = (person: string): string =>
  `SELECT blocked_id FROM blocks WHERE blocker_id = ${person}
   UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${person}`;

/**
 * SQL that is true where neither of two people has blocked the other. Whatever one of them is shown of the other, or sends
 * them, is under it.
 *
 * @param other SQL of the id of the person who is shown
 * @param viewer SQL of the id of the person who looks; of null for a visitor, who has blocked no one. Best a parameter:
 * then the few people it is about are read once
 */
export const notBlocked = (other: string, viewer: string): string => `${other} NOT IN (${apartFrom(viewer)})`;

/** The ids of everyone whom a person has blocked, and who has blocked them. */
export async function everybodyApart(db: Queryable, personId: string | null): Promise<string[]> {
  if (personId === null) return [];
  const rows = await db.query<{ blocked_id: string }>(apartFrom('$1'), [personId]);
  return rows.map(({ blocked_id: id }) => id);
}
