import type { Deps } from '../../deps.ts';

/**
 * Removes suspensions and blocked addresses that have expired. The users could write again from the end on; this also
 * restores their listings.
 */
export async function endSuspensions({ db, changes, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.query('DELETE FROM suspended_addresses WHERE until <= $1', [now]);
  const over = await db.query('SELECT 1 FROM suspensions WHERE until <= $1 LIMIT 1', [now]);
  if (over.length === 0) return;
  await changes
    .of('suspensions_ended')
    .transaction((tx) => tx.query('DELETE FROM suspensions WHERE until <= $1', [now]));
}
