import { limits } from '@porchlight/domain';
import { vacuum } from './db/index.ts';
import type { Deps } from './deps.ts';
import { sweepOrphans } from './images/index.ts';
import { errorFields } from './logger.ts';

const HOUR = 3_600_000;

/** What is deleted at which age, in milliseconds. */
const expired: readonly { sql: string; age: number }[] = [
  { sql: 'DELETE FROM refresh_tokens WHERE expires_at < $1', age: 0 },
  {
    sql: 'DELETE FROM token_families f WHERE created_at < $1 AND NOT EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.family_id = f.id)',
    age: 24 * HOUR,
  },
  { sql: 'DELETE FROM password_reset_tokens WHERE expires_at < $1', age: 24 * HOUR },
  { sql: 'DELETE FROM listing_views WHERE viewed_at < $1', age: limits.viewDedupeHours * HOUR },
  { sql: 'DELETE FROM idempotency_keys WHERE created_at < $1', age: 48 * HOUR },
  { sql: 'DELETE FROM rate_limits WHERE window_start < $1', age: 48 * HOUR },
];

/**
 * Deletes what has expired. Safe to run on several copies of the server at once.
 * @param filesBefore pictures' files stored before this moment that no record speaks of are removed; default: a day ago
 */
export async function runMaintenance(deps: Deps, filesBefore?: Date): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const { sql, age } of expired) await deps.db.query(sql, [new Date(now - age)]);
  await sweepOrphans(deps, filesBefore ?? new Date(now - 24 * HOUR));
}

/** Tidies up now and every hour, and once a day what only the embedded database needs. @returns how to stop */
export function scheduleMaintenance(deps: Deps): () => void {
  const isEmbedded = deps.db.kind === 'embedded';
  const logFailure = (error: unknown): void => deps.logger.warn('maintenance_failed', errorFields(error));
  const run = (filesBefore?: Date): void => void runMaintenance(deps, filesBefore).catch(logFailure);
  // On the embedded database no other copy is running: any file without a row is an orphan.
  run(isEmbedded ? deps.clock.now() : undefined);
  const timers = [setInterval(run, HOUR)];
  if (isEmbedded) {
    const look = (): void => void vacuum(deps.db).catch(logFailure);
    look();
    timers.push(setInterval(look, 24 * HOUR));
  }
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
