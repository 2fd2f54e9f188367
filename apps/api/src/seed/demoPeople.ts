import type { Queryable } from '../db/index.ts';
import { namedId } from '../ids.ts';
import { users } from './data/users.ts';
import type { SeedData } from './types.ts';

/** The id of a person of the demo, by their key. */
export const demoUserId = (key: string): string => namedId('user', key);

/**
 * How many people of the demo neighborhood a database holds. Anyone can sign in as them: their password is in the
 * documentation. Told by their ids, which nobody else gets and which stay whatever becomes of their addresses.
 */
export async function countDemoPeople(
  db: Queryable,
  data: Pick<SeedData, 'users'> = { users },
): Promise<number> {
  const [row] = await db.query<{ people: number }>(
    'SELECT count(*) AS people FROM users WHERE id = ANY($1::uuid[])',
    [data.users.map(({ key }) => demoUserId(key))],
  );
  return row?.people ?? 0;
}
