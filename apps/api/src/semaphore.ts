/** Lets a limited number of tasks run at the same time; the others wait in line, first come first served. */
export interface Semaphore {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Too many wait already. */
export class CrowdedError extends Error {}

/**
 * For work that is heavy on memory or processor (password hashing, image decoding), so that a crowd of requests
 * slows down instead of starving everything else in the process.
 *
 * @param permits how many tasks may run at once; at least 1
 * @param waitingMax how many may wait; one more is refused with `CrowdedError`. Default: any number
 */
export function createSemaphore(permits: number, waitingMax = Number.POSITIVE_INFINITY): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      if (running >= permits && waiting.length >= waitingMax) throw new CrowdedError();
      if (running >= permits) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
