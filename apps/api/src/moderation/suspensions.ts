import type { Deps } from '../deps.ts';

/**
 * Lets those go whose time is over, and the addresses of those who have left. They could do things again from that moment
 * on; now their listings are back, too.
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
