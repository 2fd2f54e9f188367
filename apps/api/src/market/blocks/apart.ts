import type { Queryable } from '../../platform/db/index.ts';

/**
 * SQL for the ids of all users whom a user has blocked or who have blocked them. `person` is SQL of an id.
 */
const apartFrom = (person: string): string =>
  `SELECT blocked_id FROM blocks WHERE blocker_id = ${person}
   UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${person}`;

/**
 * SQL that is true when neither of two users has blocked the other. Applies to everything that one of them
 * sees of the other or sends them.
 *
 * @param other SQL of the id of the user shown
 * @param viewer SQL of the viewer's id; null for a visitor, who has blocked no one. Preferably a parameter:
 * the few blocked ids are then read once
 */
export const notBlocked = (other: string, viewer: string): string => `${other} NOT IN (${apartFrom(viewer)})`;

/** The ids of all users whom a user has blocked or who have blocked them. */
export async function blockedEitherWay(db: Queryable, personId: string | null): Promise<string[]> {
  if (personId === null) return [];
  const rows = await db.query<{ blocked_id: string }>(apartFrom('$1'), [personId]);
  return rows.map(({ blocked_id: id }) => id);
}
