import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { errorCode, errorFields } from '../logger.ts';
import { MaybeDoneError } from '../ports/index.ts';
import { intervalOf, lanesOf, runJob, scheduledOn, type Lane } from './kinds.ts';
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

/** What is due and could not be taken is someone else's at that moment. */
const shortestPauseMs = 250;

/** How often it may stay unknown how a try ended: a letter that may have been sent twice is not sent a third time. */
const mostInterruptions = 2;

/** Works off jobs. Any number of copies of the server share the work; each job is done by one. */
export interface Worker {
  /** Does what is due by the clock, and what becomes due meanwhile. Resolves when nothing is. */
  runDue(): Promise<void>;
  /** Puts on the list what is done again and again. */
  plan(): Promise<void>;
  /** From now on does what is due when it is due, what is done again and again included. */
  start(): Promise<void>;
  /** Takes nothing more, waits so many milliseconds for what is under way, and gives the rest back. */
  stop(timeoutMs: number): Promise<void>;
}

export function createWorker(deps: Deps): Worker {
  const { db, clock, ids, logger } = deps;
  const lanes = lanesOf(db.kind);
  const kinds = lanes.flatMap((lane) => lane.kinds);
  const stopping = new AbortController();
  /** By the hold of its job. */
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
      await runJob(deps, job, current);
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
    // What is done again and again is never given up.
    if (interval !== null) due = after(Math.min(pause ?? interval, interval));
    else if (pause !== undefined && interruptions < mostInterruptions) due = after(pause);
    await failJob(db, job, { error, due, now, interruptions });
    if (due === null) logger.error('job_dead', { kind: job.kind, job: job.id, tries: job.tries, error });
  }

  async function work(job: HeldJob): Promise<void> {
    const beat = setInterval(() => {
      // When this fails, others may take the job in the end: better twice than never.
      keepJobs(db, [job.hold], clock.now()).catch(() => {});
    }, holdMs / 4).unref();
    const done = attempt(job)
      // How it ended could not be written down: it is taken up again once its hold has run out.
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

  /** Works off one lane. @param more how many may help: one more for each job that was there */
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
    // What is running looks once more before it ends.
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
    plan: () => addRecurring(db, scheduledOn(db.kind), clock.now()),
    async start() {
      await this.plan();
      // No one else can be at work on the embedded database: what is held there was left behind.
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
