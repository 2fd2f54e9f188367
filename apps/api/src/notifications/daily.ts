import type { Deps } from '../deps.ts';

/** When daily letters go out: morning in America. */
const dailyHourUtc = 14;
const dayMs = 24 * 3_600_000;
/** So many letters are added at a time. */
const atOnce = 500;

/** The last time that daily letters were due. */
export function lastDaily(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(dailyHourUtc, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}

/**
 * Has the daily letter written to everyone for whom something was put aside before the last time they were due. What it
 * is to tell is its own from then on: what comes later waits for tomorrow.
 */
export async function gatherDaily(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  let found = atOnce;
  while (found === atOnce) {
    signal.throwIfAborted();
    found = await db.transaction(async (tx) => {
      const people = await tx.query<{ user_id: string }>(
        `SELECT DISTINCT user_id FROM notifications WHERE waits_since < $1 ORDER BY user_id LIMIT ${atOnce}`,
        [lastDaily(now)],
      );
      for (const { user_id: userId } of people) {
        const letter = await jobs.add(tx, 'daily_letter', { userId });
        await tx.query(
          `UPDATE notifications SET told_at = $3, told_by = $2, waits_since = NULL
           WHERE user_id = $1 AND waits_since IS NOT NULL`,
          [userId, letter, now],
        );
      }
      return people.length;
    });
  }
}
