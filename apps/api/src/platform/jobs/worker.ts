import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { errorCode, errorFields } from '../logger.ts';
import { type JobTry, MaybeDoneError } from '../ports/index.ts';
import {
  addRecurring,
  channel,
  dropHolds,
  failJob,
  finishJob,
  holdMs,
  keepJobs,
  longestPauseMs,
  nextDue,
  renewJob,
  returnJob,
  retryPauses,
  takeJob,
  type HeldJob,
} from './queue.ts';

/** Pause after due jobs could not be taken because another worker has them. */
const shortestPauseMs = 250;

/** How many attempts may end in an unknown state: an email that may have been sent twice is not sent a third time. */
const mostInterruptions = 2;

/** Kinds of jobs with their own concurrency, so that lanes don't wait for each other. */
export interface Lane {
  kinds: readonly string[];
  /** How many jobs run at a time. */
  width: number;
}

/** The jobs that a worker runs. Kinds that are in no lane are left for a server that knows them. */
export interface JobTable {
  lanes: readonly Lane[];
  /** Kinds that recur, which a worker plans. */
  recurring: readonly string[];
  /** Interval of a recurring kind in milliseconds; `null` for other kinds. */
  intervalOf: (kind: string) => number | null;
  run: (job: { kind: string; payload: unknown }, current: JobTry) => Promise<void>;
}

/** Runs jobs. Any number of server processes share the work; each job is run by one. */
export interface Worker {
  /** Runs all due jobs, and those that become due meanwhile. Resolves when none is left. */
  runDue(): Promise<void>;
  plan(): Promise<void>;
  /** Starts running jobs when they are due, including recurring ones. */
  start(): Promise<void>;
  /** Takes no more jobs, waits up to `timeoutMs` for those in progress, and releases the rest. */
  stop(timeoutMs: number): Promise<void>;
}

/** A worker for the jobs of a table. */
export function createJobWorker(
  { db, clock, ids, logger }: Pick<Deps, 'db' | 'clock' | 'ids' | 'logger'>,
  { lanes, recurring, intervalOf, run }: JobTable,
): Worker {
  const kinds = lanes.flatMap((lane) => lane.kinds);
  const stopping = new AbortController();
  /** Jobs in progress by hold. */
  const underWay = new Map<string, Promise<void>>();

  async function attempt(job: HeldJob): Promise<void> {
    const interval = intervalOf(job.kind);
    if (interval === null && job.interruptions >= mostInterruptions)
      return settleFailure(job, 'interrupted', job.interruptions);
    const current = {
      id: job.id,
      addedAt: job.created_at,
      number: job.tries,
      signal: stopping.signal,
    };
    try {
      await run(job, current);
    } catch (error) {
      if (error === stopping.signal.reason) return returnJob(db, job, clock.now());
      logger.warn('job_failed', { kind: job.kind, job: job.id, try: job.tries, ...errorFields(error) });
      const interruptions = job.interruptions + (error instanceof MaybeDoneError ? 1 : 0);
      return settleFailure(
        job,
        errorCode(error) ?? (error instanceof Error ? error.name : 'unknown'),
        interruptions,
      );
    }
    if (interval === null) return finishJob(db, job);
    return renewJob(db, job, new Date(clock.now().getTime() + interval));
  }

  async function settleFailure(job: HeldJob, error: string, interruptions: number): Promise<void> {
    const interval = intervalOf(job.kind);
    const now = clock.now();
    const after = (ms: number): Date => new Date(now.getTime() + ms);
    const pause = retryPauses[job.tries - 1];
    let due: Date | null = null;
    // Recurring jobs are never given up.
    if (interval !== null) due = after(Math.min(pause ?? interval, interval));
    else if (pause !== undefined && interruptions < mostInterruptions) due = after(pause);
    await failJob(db, job, { error, due, now, interruptions });
    if (due === null) logger.error('job_dead', { kind: job.kind, job: job.id, tries: job.tries, error });
  }

  async function work(job: HeldJob): Promise<void> {
    const beat = setInterval(() => {
      // If this fails, another process may take the job in the end: better twice than never.
      keepJobs(db, [job.hold], clock.now()).catch(() => {});
    }, holdMs / 4).unref();
    const done = attempt(job)
      // The result could not be saved: the job is taken again when its hold expires.
      .catch((error: unknown) =>
        logger.error('job_unsettled', { kind: job.kind, job: job.id, ...errorFields(error) }),
      )
      .finally(() => {
        clearInterval(beat);
        underWay.delete(job.hold);
      });
    underWay.set(job.hold, done);
    await done;
  }

  /** Runs the jobs of one lane. @param more how many more workers may help; one starts with each job found */
  async function drain(lane: Lane, more: number): Promise<void> {
    let helper: Promise<void> | undefined;
    try {
      while (!stopping.signal.aborted) {
        const job = await takeJob(db, lane.kinds, ids.next(), clock.now());
        if (job === null) return;
        if (stopping.signal.aborted) return await returnJob(db, job, clock.now());
        if (helper === undefined && more > 0) helper = drain(lane, more - 1);
        await work(job);
      }
    } finally {
      await helper;
    }
  }

  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function runOnce(): Promise<void> {
    const ends = await Promise.allSettled(lanes.map((lane) => drain(lane, lane.width - 1)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  async function runDue(): Promise<void> {
    isAskedAgain = true;
    running ??= (async () => {
      try {
        while (isAskedAgain && !stopping.signal.aborted) {
          isAskedAgain = false;
          await runOnce();
        }
      } finally {
        running = undefined;
      }
    })();
    return running;
  }

  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  async function wake(): Promise<void> {
    // The current run checks again before it ends.
    if (running !== undefined) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    let pause = longestPauseMs;
    try {
      await runDue();
      if (stopping.signal.aborted) return;
      const due = await nextDue(db, kinds);
      if (due !== null)
        pause = Math.min(pause, Math.max(shortestPauseMs, due.getTime() - clock.now().getTime()));
    } catch (error) {
      if (stopping.signal.aborted) return;
      logger.warn('jobs_not_reached', errorFields(error));
    }
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), pause).unref();
  }

  return {
    runDue,
    plan: () => addRecurring(db, recurring, clock.now()),
    async start() {
      await this.plan();
      // No other process can use the embedded database, so holds in it are left over.
      if (db.kind === 'embedded') await dropHolds(db, null, clock.now());
      stopListening = await db.listen(channel, () => void wake());
      void wake();
    },
    async stop(timeoutMs) {
      stopping.abort();
      clearTimeout(timer);
      await stopListening?.();
      const timeout = new AbortController();
      await Promise.race([
        running?.catch(() => {}),
        pauseFor(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      if (underWay.size === 0) return;
      logger.error('jobs_given_back', { jobs: underWay.size });
      await dropHolds(db, [...underWay.keys()], clock.now());
    },
  };
}
