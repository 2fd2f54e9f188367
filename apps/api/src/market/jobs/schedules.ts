import { limits } from '@porchlight/domain';
import { vacuum } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { sweepExports } from '../exports/index.ts';
import { checkFiles, sweepUnusedImages } from '../images/index.ts';
import { endSuspensions } from '../moderation/index.ts';
import { expireListings } from '../myListings/index.ts';
import { gatherDaily } from '../notifications/index.ts';
import { countFinishedDays } from '../numbers/index.ts';
import type { JobTry } from '../../platform/ports/index.ts';
import { noticedDays, traceDays } from '../signals/index.ts';
import { countJobs } from '../../platform/jobs/queue.ts';

const HOUR = 3_600_000;
const supportAge = limits.supportRetentionYears * 365 * 24 * HOUR;

/** Statements that delete old rows, with the age in milliseconds. */
const expired: readonly { sql: string; age: number }[] = [
  { sql: 'DELETE FROM refresh_tokens WHERE expires_at < $1', age: 0 },
  {
    sql: 'DELETE FROM token_families f WHERE created_at < $1 AND NOT EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.family_id = f.id)',
    age: 24 * HOUR,
  },
  { sql: 'DELETE FROM email_confirmations WHERE expires_at < $1', age: 0 },
  { sql: 'DELETE FROM password_reset_tokens WHERE expires_at < $1', age: 24 * HOUR },
  { sql: 'DELETE FROM listing_views WHERE viewed_at < $1', age: limits.viewDedupeHours * HOUR },
  // Their files are then unused, and are swept a week later.
  { sql: 'DELETE FROM waiting_images WHERE created_at < $1', age: 24 * HOUR },
  { sql: 'DELETE FROM idempotency_keys WHERE created_at < $1', age: 48 * HOUR },
  { sql: 'DELETE FROM notifications WHERE waits_since IS NULL AND told_at < $1', age: 60 * 24 * HOUR },
  { sql: 'DELETE FROM listing_traces WHERE made_at < $1', age: traceDays * 24 * HOUR },
  { sql: 'DELETE FROM noticed WHERE noticed_at < $1', age: noticedDays * 24 * HOUR },
  { sql: 'DELETE FROM known_sign_ins WHERE seen_at < $1', age: 400 * 24 * HOUR },
  { sql: 'DELETE FROM support_messages WHERE created_at < $1', age: supportAge },
  { sql: 'DELETE FROM reports WHERE created_at < $1', age: supportAge },
  // The titles of these cases are subjects that users typed.
  {
    sql: `UPDATE cases SET title = '', version = version + 1
      WHERE subject IN ('question', 'other') AND opened_at < $1 AND title <> ''`,
    age: supportAge,
  },
  // The longest rate window.
  { sql: 'DELETE FROM rate_limits WHERE window_start < $1', age: 24 * HOUR },
];

interface Schedule {
  /** Milliseconds from the end of one run to the next. Missed runs are made up for by one run at the next start. */
  every: number;
  /** Only the embedded database needs it. */
  embeddedOnly?: true;
  /** @param deps with the trusted clock */
  run(deps: Deps, current: JobTry): Promise<void>;
}

export type ScheduleKind =
  | 'sweep_rows'
  | 'sweep_files'
  | 'check_files'
  | 'sweep_exports'
  | 'expire_listings'
  | 'gather_daily'
  | 'end_suspensions'
  | 'count_days'
  | 'count_jobs'
  | 'vacuum';

/** Recurring jobs, each run by one of all server processes. */
export const schedules: { readonly [Kind in ScheduleKind]: Schedule } = {
  sweep_rows: {
    every: HOUR,
    async run({ db, clock }, { signal }) {
      const now = clock.now().getTime();
      for (const { sql, age } of expired) {
        signal.throwIfAborted();
        await db.query(sql, [new Date(now - age)]);
      }
    },
  },
  sweep_files: {
    every: HOUR,
    async run(deps) {
      await sweepUnusedImages(deps);
    },
  },
  check_files: { every: HOUR, run: (deps, { signal }) => checkFiles(deps, signal) },
  sweep_exports: {
    // Exports that ended with a session or a password can't be downloaded anymore; their files are deleted within a
    // minute.
    every: HOUR / 60,
    run: (deps) => deps.db.transaction((tx) => sweepExports(deps, tx, deps.clock.now())),
  },
  expire_listings: { every: HOUR, run: (deps, { signal }) => expireListings(deps, signal) },
  gather_daily: { every: HOUR, run: (deps, { signal }) => gatherDaily(deps, signal) },
  end_suspensions: { every: HOUR / 60, run: endSuspensions },
  count_days: { every: HOUR, run: ({ db, clock }) => countFinishedDays(db, clock.now()) },
  count_jobs: {
    every: HOUR,
    async run({ db, clock, logger }) {
      const counts = await countJobs(db, clock.now());
      const isFine = counts.dead === 0 && counts.oldestSeconds < 3600;
      logger[isFine ? 'info' : 'warn']('jobs', counts);
    },
  },
  vacuum: { every: 24 * HOUR, embeddedOnly: true, run: ({ db }) => vacuum(db) },
};
