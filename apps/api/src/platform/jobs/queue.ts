import type { Database, Queryable } from '../db/index.ts';
import { namedId } from '../ids.ts';
import type { Clock, Ids, JobKind, JobPayloads, Jobs } from '../ports/index.ts';

/** Channel that announces added jobs to all server processes. */
export const channel = 'jobs';

/** How long a job is held by a process without a heartbeat. The processes' clocks must agree better than that. */
export const holdMs = 120_000;

/**
 * No job is delayed this long. A job due later was added or delayed while the clock was ahead, and is due at once.
 */
const neverPutOffMs = 25 * 3_600_000;

/** How long a job waits at most if its notification was lost. */
export const longestPauseMs = 60_000;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses after failed attempts, a day in all. After the last one the job has failed. */
export const retryPauses: readonly number[] = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

export interface HeldJob {
  id: string;
  kind: string;
  payload: unknown;
  created_at: Date;
  hold: string;
  tries: number;
  interruptions: number;
}

/** The queue that the rest of the server adds jobs to. */
export function createJobs({ clock, ids }: { clock: Clock; ids: Ids }): Jobs {
  return {
    async add<Kind extends JobKind>(tx: Queryable, kind: Kind, payload: JobPayloads[Kind], delayMs = 0) {
      const [id, now] = [ids.next(), clock.now()];
      const insert =
        'INSERT INTO jobs (id, kind, payload, created_at, due_at) VALUES ($1, $2, $3::jsonb, $4, $5)';
      const row = [id, kind, JSON.stringify(payload), now, new Date(now.getTime() + delayMs)];
      // Workers poll once a minute anyway, so jobs due later than that need no notification.
      if (delayMs >= longestPauseMs) await tx.query(insert, row);
      else await tx.query(`WITH added AS (${insert}) SELECT pg_notify($6, '')`, [...row, channel]);
      return id;
    },
  };
}

/** Adds recurring jobs, due at once; existing ones are kept. */
export async function addRecurring(db: Queryable, kinds: readonly string[], now: Date): Promise<void> {
  for (const kind of kinds) {
    await db.query(
      `INSERT INTO jobs (id, kind, is_recurring, payload, created_at, due_at) VALUES ($1, $2, true, '{}', $3, $3)
       ON CONFLICT (id) DO NOTHING`,
      [namedId('job', kind), kind, now],
    );
  }
}

/** Takes the job of these kinds that has been due longest; no other process can take it meanwhile. */
export async function takeJob(
  db: Queryable,
  kinds: readonly string[],
  hold: string,
  now: Date,
): Promise<HeldJob | null> {
  const [job] = await db.query<HeldJob>(
    `UPDATE jobs SET hold = $2, due_at = $3, tries = tries + 1,
       -- An expired hold means that the last attempt was interrupted.
       interruptions = interruptions + (hold IS NOT NULL)::integer
     WHERE id = (SELECT id FROM jobs WHERE dead_at IS NULL AND kind = ANY($4::text[])
         AND (due_at <= $1 OR (due_at > $5 AND hold IS NULL))
       ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, payload, created_at, hold, tries, interruptions`,
    [now, hold, new Date(now.getTime() + holdMs), kinds, new Date(now.getTime() + neverPutOffMs)],
  );
  return job ?? null;
}

/** Heartbeat for jobs in progress. */
export async function keepJobs(db: Queryable, holds: readonly string[], now: Date): Promise<void> {
  await db.query('UPDATE jobs SET due_at = $2 WHERE hold = ANY($1::uuid[])', [
    holds,
    new Date(now.getTime() + holdMs),
  ]);
}

export async function finishJob(db: Queryable, { id, hold }: HeldJob): Promise<void> {
  await db.query('DELETE FROM jobs WHERE id = $1 AND hold = $2', [id, hold]);
}

/** Schedules the next run of a recurring job. */
export async function renewJob(db: Queryable, { id, hold }: HeldJob, due: Date): Promise<void> {
  await db.query(
    `UPDATE jobs SET hold = NULL, due_at = $3, tries = 0, interruptions = 0, last_error = NULL
     WHERE id = $1 AND hold = $2`,
    [id, hold, due],
  );
}

/** Returns a job that was taken and not started, or stopped on purpose, as if it had not been taken. */
export async function returnJob(db: Queryable, { id, hold }: HeldJob, now: Date): Promise<void> {
  await db.query('UPDATE jobs SET hold = NULL, due_at = $3, tries = tries - 1 WHERE id = $1 AND hold = $2', [
    id,
    hold,
    now,
  ]);
}

/** Records a failed attempt. @param due time of the next one; null gives the job up */
export async function failJob(
  db: Queryable,
  job: HeldJob,
  failure: { error: string; due: Date | null; now: Date; interruptions: number },
): Promise<void> {
  await db.query(
    `UPDATE jobs SET hold = NULL, last_error = $3, due_at = coalesce($4, due_at), interruptions = $5,
       dead_at = CASE WHEN $4::timestamptz IS NULL THEN $6::timestamptz END
     WHERE id = $1 AND hold = $2`,
    [job.id, job.hold, failure.error, failure.due, failure.interruptions, failure.now],
  );
}

/**
 * Releases the jobs of a process that is gone or about to stop, without waiting for the hold to expire.
 *
 * @param holds null: of all processes
 */
export async function dropHolds(db: Queryable, holds: readonly string[] | null, now: Date): Promise<void> {
  await db.query(
    `UPDATE jobs SET due_at = $2 WHERE hold IS NOT NULL AND dead_at IS NULL
       AND ($1::uuid[] IS NULL OR hold = ANY($1::uuid[]))`,
    [holds, now],
  );
}

/** When the next job of these kinds is due; `null` when none is waiting. */
export async function nextDue(db: Queryable, kinds: readonly string[]): Promise<Date | null> {
  const [row] = await db.query<{ due: Date | null }>(
    'SELECT min(due_at) AS due FROM jobs WHERE dead_at IS NULL AND kind = ANY($1::text[])',
    [kinds],
  );
  return row?.due ?? null;
}

/** State of the queue for logs and monitoring, without recurring jobs. */
export type JobCounts = {
  /** Not yet done, including retries. */
  waiting: number;
  /** Those of the waiting that failed before and will be retried. */
  failed: number;
  /** Given up and kept for the operator. */
  dead: number;
  oldestSeconds: number;
};

export async function countJobs(db: Queryable, now: Date): Promise<JobCounts> {
  const [row] = await db.query<JobCounts>(
    `SELECT count(*) FILTER (WHERE dead_at IS NULL) AS waiting,
       count(*) FILTER (WHERE dead_at IS NULL AND last_error IS NOT NULL) AS failed,
       count(*) FILTER (WHERE dead_at IS NOT NULL) AS dead,
       coalesce(extract(epoch FROM $1 - min(created_at) FILTER (WHERE dead_at IS NULL))::float8, 0)
         AS "oldestSeconds"
     FROM jobs WHERE NOT is_recurring`,
    [now],
  );
  return row ?? { waiting: 0, failed: 0, dead: 0, oldestSeconds: 0 };
}

export interface DeadJob {
  id: string;
  kind: string;
  tries: number;
  last_error: string | null;
  created_at: Date;
  dead_at: Date;
}

/** Jobs that were given up, newest first. */
export function deadJobs(db: Queryable): Promise<DeadJob[]> {
  return db.query<DeadJob>(
    `SELECT id, kind, tries, last_error, created_at, dead_at FROM jobs
     WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, id`,
  );
}

/** Retries jobs that were given up as if they were new. @param id null: all @returns how many */
export function requeueJobs(db: Database, id: string | null, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.query(
      `UPDATE jobs SET dead_at = NULL, due_at = $2, tries = 0, interruptions = 0, last_error = NULL
       WHERE dead_at IS NOT NULL AND ($1::uuid IS NULL OR id = $1) RETURNING id`,
      [id, now],
    );
    await tx.query('SELECT pg_notify($1, $2)', [channel, '']);
    return rows.length;
  });
}

/** Deletes a job that was given up. @returns how many: 0 or 1 */
export async function dropDeadJob(db: Queryable, id: string): Promise<number> {
  const rows = await db.query('DELETE FROM jobs WHERE dead_at IS NOT NULL AND id = $1 RETURNING id', [id]);
  return rows.length;
}
