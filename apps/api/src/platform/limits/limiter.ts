import { createHmac } from 'node:crypto';
import { sentences } from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { HttpError, tooManyRequests } from '../http/index.ts';
import type { Rate } from './rates.ts';

/** Limits actions per subject, across all server processes. */
export interface Limiter {
  /**
   * Counts one attempt.
   *
   * @param subject an IP address or an account's id; stored as a keyed hash only
   * @throws HttpError 429 with `Retry-After` when there were too many
   */
  count(rate: Rate, subject: string): Promise<void>;
  /**
   * Counts one read in this process's memory, because a read must not cost a write: with several server processes a
   * subject gets the rate from each.
   *
   * @throws HttpError 429 with `Retry-After` when there were too many
   */
  countRead(rate: Rate, subject: string): void;
  /** Counts one attempt outside of requests. @returns whether it is allowed */
  allows(rate: Rate, subject: string): Promise<boolean>;
  /** Resets a subject's attempts after a successful one. */
  forget(rate: Rate, subject: string): Promise<void>;
}

/** How many blocked subjects are remembered without querying the database. */
const rememberedMax = 10_000;

const ignoring: Limiter = {
  count: async () => {},
  countRead: () => {},
  allows: async () => true,
  forget: async () => {},
};

/** A limiter according to the settings: counting in the database, or none with `RATE_LIMITS=off`. */
export function createLimiter({ db, clock, secret, settings, logger }: Deps): Limiter {
  if (!settings.rateLimits) return ignoring;
  /** Blocked subjects and until when: their further attempts need no query. */
  const blocked = new Map<string, number>();
  /** Reads by rate and subject, oldest window first. */
  const reads = new Map<string, { start: number; hits: number }>();

  const bucketOf = (rate: Rate, subject: string): string =>
    `${rate.name}:${createHmac('sha256', secret).update(`${rate.name}\n${subject}`).digest('base64url')}`;

  function refuse(rate: Rate, until: number, now: number): never {
    logger.warn('rate_limited', { rate: rate.name });
    const seconds = (until - now) / 1000;
    throw tooManyRequests(seconds, sentences.tooManyAttempts(seconds));
  }

  async function count(rate: Rate, subject: string): Promise<void> {
    const bucket = bucketOf(rate, subject);
    const now = clock.now();
    const known = blocked.get(bucket);
    if (known !== undefined && known > now.getTime() && known <= now.getTime() + 2 * rate.seconds * 1000)
      refuse(rate, known, now.getTime());
    blocked.delete(bucket);

    const windowOpens = new Date(now.getTime() - rate.seconds * 1000);
    // A window that begins after this was opened before the clock was set back.
    const windowCloses = new Date(now.getTime() + rate.seconds * 1000);
    const [row] = await db.query<{ hits: number; window_start: Date }>(
      `INSERT INTO rate_limits AS r (bucket, window_start, hits) VALUES ($1, $2, 1)
       ON CONFLICT (bucket) DO UPDATE SET
         hits = CASE WHEN r.window_start > $3 AND r.window_start <= $4 THEN r.hits + 1 ELSE 1 END,
         window_start = CASE WHEN r.window_start > $3 AND r.window_start <= $4 THEN r.window_start
           ELSE excluded.window_start END
       RETURNING hits, window_start`,
      [bucket, now, windowOpens, windowCloses],
    );

    if (row === undefined || row.hits <= rate.max) return;
    const until = row.window_start.getTime() + rate.seconds * 1000;
    if (blocked.size >= rememberedMax) blocked.clear();
    blocked.set(bucket, until);
    refuse(rate, until, now.getTime());
  }

  function countRead(rate: Rate, subject: string): void {
    const name = `${rate.name}\n${subject}`;
    const now = clock.now().getTime();
    const known = reads.get(name);
    const isOpen = known !== undefined && Math.abs(now - known.start) < rate.seconds * 1000;
    const window = isOpen ? known : { start: now, hits: 0 };
    window.hits += 1;
    if (!isOpen) {
      reads.delete(name);
      reads.set(name, window);
      const [oldest] = reads.keys();
      if (reads.size > rememberedMax && oldest !== undefined) reads.delete(oldest);
    }
    if (window.hits > rate.max) refuse(rate, window.start + rate.seconds * 1000, now);
  }

  return {
    count,
    countRead,
    async allows(rate, subject) {
      try {
        await count(rate, subject);
        return true;
      } catch (error) {
        if (error instanceof HttpError) return false;
        throw error;
      }
    },
    async forget(rate, subject) {
      const bucket = bucketOf(rate, subject);
      blocked.delete(bucket);
      await db.query('DELETE FROM rate_limits WHERE bucket = $1', [bucket]);
    },
  };
}
