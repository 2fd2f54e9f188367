import { type DayNumbers, limits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';

const DAY = 24 * 3_600_000;

/** Delay after a day's end before its final count, so that transactions in progress are finished. */
const settledMs = 3_600_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const columns = 'listings, people, messages, sold, reports, hours_to_decision';

/** SQL that counts the numbers of each day in `wanted (day)`. */
const counted = `SELECT wanted.day, numbers.* FROM wanted,
  LATERAL (SELECT wanted.day::timestamp AT TIME ZONE 'UTC' AS start, (wanted.day + 1)::timestamp AT TIME ZONE 'UTC' AS "end") AS span,
  LATERAL (SELECT
    (SELECT count(*) FROM listings WHERE created_at >= span.start AND created_at < span."end")::int AS listings,
    (SELECT count(*) FROM users WHERE created_at >= span.start AND created_at < span."end")::int AS people,
    (SELECT count(*) FROM messages WHERE notice IS NULL AND created_at >= span.start AND created_at < span."end")::int AS messages,
    (SELECT count(*) FROM listings WHERE sold_at >= span.start AND sold_at < span."end")::int AS sold,
    (SELECT count(*) FROM reports WHERE created_at >= span.start AND created_at < span."end")::int AS reports,
    (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - opened_at)::double precision / 3600)
       FROM cases WHERE state = 'decided' AND decided_at >= span.start AND decided_at < span."end") AS hours_to_decision
  ) AS numbers`;

/** SQL for the days from `$1` to `$2` without a final count. */
const uncounted = `SELECT asked::date AS day FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS asked
  WHERE asked::date NOT IN (SELECT day FROM daily_numbers)`;

/** Numbers of each of the last days, oldest first; the last is the day of `now` so far. */
export async function readDays(db: Queryable, days: number, now: Date): Promise<DayNumbers[]> {
  const last = now.getTime();
  return db.query<DayNumbers>(
    `WITH wanted AS MATERIALIZED (${uncounted}),
       found AS (${counted} UNION ALL SELECT day, ${columns} FROM daily_numbers WHERE day BETWEEN $1::date AND $2::date)
     SELECT to_char(day, 'YYYY-MM-DD') AS day, ${columns} FROM found ORDER BY day`,
    [dayOf(last - (days - 1) * DAY), dayOf(last)],
  );
}

/** Stores the final counts of finished days, as far back as the dashboard shows them. Safe to run in parallel. */
export async function countFinishedDays(db: Queryable, now: Date): Promise<void> {
  const last = now.getTime() - settledMs - DAY;
  await db.query(
    `WITH wanted AS MATERIALIZED (${uncounted}), found AS (${counted})
     INSERT INTO daily_numbers (day, ${columns}) SELECT day, ${columns} FROM found ON CONFLICT DO NOTHING`,
    [dayOf(last - (limits.numbersDaysMax - 1) * DAY), dayOf(last)],
  );
}
