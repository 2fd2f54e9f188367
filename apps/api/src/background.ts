import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Background, Logger } from './ports/index.ts';
import { errorFields } from './logger.ts';

/** Milliseconds before the second and the third try. */
const defaultPauses = [1_000, 10_000];

/** @param pauses milliseconds before each further try; none in tests */
export function createBackground(logger: Logger, pauses: readonly number[] = defaultPauses): Background {
  const underWay = new Map<Promise<void>, string>();
  const stopping = new AbortController();

  async function attempt(name: string, task: () => Promise<void>): Promise<void> {
    for (const pause of [...pauses, null]) {
      try {
        // In a later turn of the event loop: the request's answer goes out first.
        await new Promise((resolve) => setImmediate(resolve));
        return await task();
      } catch (error) {
        if (pause === null) logger.error('background_task_failed', { task: name, ...errorFields(error) });
        else await pauseFor(pause, undefined, { signal: stopping.signal }).catch(() => {});
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
    async finish(timeoutMs) {
      stopping.abort();
      const timeout = new AbortController();
      await Promise.race([
        idle(),
        pauseFor(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      if (underWay.size > 0)
        logger.error('background_tasks_left', { tasks: [...underWay.values()].join(', ') });
    },
  };
}
