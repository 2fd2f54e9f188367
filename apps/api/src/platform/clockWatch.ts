import type { Database, Queryable } from './db/index.ts';
import { errorFields } from './logger.ts';
import type { Clock, Logger } from './ports/index.ts';
import { createTrustedClock, jumpMs, type TrustedClock } from './trustedClock.ts';

/** Much shorter than the hour after which a clock is trusted, so that disagreement is noticed first. */
const beatMs = 5 * 60_000;

/** A trusted clock, compared with the other processes on the database. */
export interface WatchedClock {
  trustedClock: TrustedClock;
  /** Compares the clock with the others and, while it is trusted, records its time. */
  beat(): Promise<void>;
  stop(): void;
}

/** Records a time as trusted. Processes whose clocks are close to it trust theirs within minutes. */
export async function recordSeen(db: Queryable, now: Date): Promise<void> {
  await db.query(
    'INSERT INTO clock_seen (seen_at) VALUES ($1) ON CONFLICT (is_only) DO UPDATE SET seen_at = excluded.seen_at',
    [now],
  );
}

async function readSeen(db: Queryable): Promise<{ seen: Date | null; databaseNow: Date }> {
  const [row] = await db.query<{ seen: Date | null; database_now: Date }>(
    'SELECT (SELECT seen_at FROM clock_seen) AS seen, now() AS database_now',
  );
  return { seen: row?.seen ?? null, databaseNow: row?.database_now ?? new Date() };
}

const isFar = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) > jumpMs;

/**
 * Watches a clock by comparing it with the last recorded time, this process's uptime, and the database
 * server's clock.
 *
 * @param uptime default: the process's
 */
export async function watchClock({
  db,
  clock,
  logger,
  uptime,
}: {
  db: Database;
  clock: Clock;
  logger: Logger;
  uptime?: () => number;
}): Promise<WatchedClock> {
  let { seen: known } = await readSeen(db);
  const trustedClock = createTrustedClock({
    clock,
    lastSeen: known,
    logger,
    ...(uptime === undefined ? {} : { uptime }),
  });

  async function beat(): Promise<void> {
    const { seen, databaseNow } = await readSeen(db);
    const now = clock.now();
    const isNews = seen !== null && seen.getTime() !== known?.getTime();
    known = seen;
    // The embedded database shares this process's clock.
    const databaseDisagrees = db.kind === 'server' && isFar(databaseNow, now);
    if (databaseDisagrees || (isNews && isFar(seen, now))) return trustedClock.distrust();
    if (isNews && !trustedClock.isTrusted()) trustedClock.trust();
    if (!trustedClock.isTrusted()) return;
    await recordSeen(db, now);
    known = now;
  }

  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => logger.warn('clock_not_recorded', errorFields(error)));
  }, beatMs).unref();
  return { trustedClock, beat, stop: () => clearInterval(timer) };
}
