import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Logger } from './deps.ts';
import { errorFields } from './logger.ts';

/** Work that nobody waits for, such as mails: started by a request, done after its answer. */
export interface Background {
  /**
   * Starts a task. When it fails it is tried again a little later, twice; then the failure is logged.
   *
   * @param name what the log calls it
   */
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /**
   * Resolves when nothing is under way, at the latest after so many milliseconds: asked before the server stops.
   * Nobody pauses between tries any more; what is not done in time is logged.
   */
  finish(patienceMs: number): Promise<void>;
}

/** Milliseconds before the second and the third try. */
const defaultPauses = [1_000, 10_000];

/** @param pauses milliseconds before each further try; none in tests */
export function createBackground(logger: Logger, pauses: readonly number[] = defaultPauses): Background {
  const underWay = new Map<Promise<void>, string>();
  const hurry = new AbortController();

  async function attempt(name: string, task: () => Promise<void>): Promise<void> {
    for (const pause of [...pauses, null]) {
      try {
        // Never in the same turn as the request: its answer goes out first.
        await new Promise((resolve) => setImmediate(resolve));
        return await task();
      } catch (error) {
        if (pause === null) logger.error('background_task_failed', { task: name, ...errorFields(error) });
        else await pauseFor(pause, undefined, { signal: hurry.signal }).catch(() => {});
      }
    }
  }

  async function idle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay.keys());
  }

  return {
    run(name, task) {
      const done = attempt(name, task).finally(() => underWay.delete(done));
      underWay.set(done, name);
    },
    idle,
    async finish(patienceMs) {
      hurry.abort();
      const patience = new AbortController();
      await Promise.race([
        idle(),
        pauseFor(patienceMs, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
      if (underWay.size > 0)
        logger.error('background_tasks_left', { tasks: [...underWay.values()].join(', ') });
    },
  };
}
