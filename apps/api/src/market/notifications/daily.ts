import type { Deps } from '../../deps.ts';

/** Hour when daily emails are sent: morning in America. */
const dailyHourUtc = 14;
const dayMs = 24 * 3_600_000;
const atOnce = 500;

export function lastDaily(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(dailyHourUtc, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}

/**
 * Adds daily emails for all users with news stored before the last due time. Each email takes its news; later news
 * waits for the next day.
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
