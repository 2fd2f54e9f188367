/** Lets at most `width` tasks run at the same time; the others wait in line, first come first served. */
export interface Gate {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * A gate for work that is heavy on memory or processor (password hashing, image decoding), so that a crowd
 * of requests slows down instead of starving everything else in the process.
 *
 * @param width how many tasks may run at once; at least 1
 */
export function createGate(width: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
