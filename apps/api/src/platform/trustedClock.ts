import type { Clock, Logger } from './ports/index.ts';

const hourMs = 3_600_000;

/** A clock that is off by more than this is not trusted. */
export const jumpMs = 24 * hourMs;

/** A clock is trusted again after running this long without another jump. */
const graceMs = hourMs;

/**
 * A clock for irreversible changes: deleting expired rows, ending sessions, expiring listings. After a jump it
 * continues from the last trusted time until the clock has run for an hour without another jump.
 */
export interface TrustedClock extends Clock {
  isTrusted(): boolean;
  /**
   * Trusts the clock's current time, because another process with a trusted clock, or an operator, agrees with it.
   */
  trust(): void;
  /**
   * Starts the hour again, or for the first time, because a process with a trusted clock, or the database, disagrees.
   */
  distrust(): void;
}

interface Moment {
  /** By the clock, in milliseconds. */
  wall: number;
  /** By a monotonic counter. */
  uptime: number;
}

/** The expected time of a clock that was at `Moment`. */
const expectedAfter = ({ wall, uptime }: Moment, now: number): number => wall + now - uptime;

/**
 * @param lastSeen when a trusted clock was last seen; `null`: never, so the clock is trusted as it is
 * @param uptime monotonic milliseconds, independent of the clock
 */
export function createTrustedClock({
  clock,
  lastSeen,
  logger,
  uptime = () => performance.now(),
}: {
  clock: Clock;
  lastSeen: Date | null;
  logger: Logger;
  uptime?: () => number;
}): TrustedClock {
  const read = (): Moment => ({ wall: clock.now().getTime(), uptime: uptime() });
  const start = read();
  let trusted: Moment = lastSeen === null ? start : { ...start, wall: lastSeen.getTime() };
  /** Since when the clock has run steadily after a jump; null while it is trusted. */
  let trial: Moment | null = null;

  function begin(now: Moment): void {
    if (trial === null)
      logger.warn('clock_not_trusted', {
        now: new Date(now.wall).toISOString(),
        expected: new Date(expectedAfter(trusted, now.uptime)).toISOString(),
        advice:
          'The clock is more than a day from where it was last. Until it has run for an hour without another jump, ' +
          'nothing expires by it. If it is right, confirm it: see "A clock that jumps" in docs/running.md. Otherwise set it.',
      });
    trial = now;
  }

  function accept(now: Moment): void {
    if (trial !== null) logger.info('clock_trusted', { now: new Date(now.wall).toISOString() });
    trial = null;
    trusted = now;
  }

  /** Detects jumps and their end. */
  function look(): Moment {
    const now = read();
    const isNear = (moment: Moment): boolean =>
      Math.abs(now.wall - expectedAfter(moment, now.uptime)) <= jumpMs;
    if (trial === null) {
      if (isNear(trusted)) accept(now);
      else begin(now);
    } else if (!isNear(trial)) {
      if (isNear(trusted)) accept(now);
      else begin(now);
    } else if (now.uptime - trial.uptime >= graceMs) accept(now);
    return now;
  }

  return {
    now() {
      const now = look();
      return new Date(Math.min(now.wall, expectedAfter(trusted, now.uptime)));
    },
    isTrusted() {
      look();
      return trial === null;
    },
    trust: () => accept(read()),
    distrust: () => begin(read()),
  };
}
