import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process with all its child processes. */
export interface ProcessGroup {
  /**
   * The part of the first matching output line from the regex's group on. @throws when the process ends
   * before
   */
  told: (line: RegExp) => Promise<string>;
  /** All output lines. */
  lines: readonly string[];
  /** Ends all of them. */
  stop: () => Promise<void>;
}

function end(child: ChildProcess): void {
  // The whole group: browsers have many processes, and a driver doesn't always end its browser.
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // They have already ended.
  }
}

/** Starts a program that ends with the tests in any case. */
export function startGroup(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ProcessGroup {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => end(child);
  process.once('exit', endWithUs);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const lines: string[] = [];
  const hearers = new Set<(line: string) => void>();
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      for (const hear of hearers) hear(line);
    });
  return {
    lines,
    told: (pattern) =>
      new Promise((resolve, reject) => {
        const hear = (line: string): void => {
          const found = pattern.exec(line);
          if (found) resolve(found[1] ?? line);
        };
        hearers.add(hear);
        lines.forEach(hear);
        void exited.then(() => reject(new Error(`${command} ended.\n${lines.slice(-20).join('\n')}`)));
      }),
    stop: async () => {
      process.off('exit', endWithUs);
      end(child);
      await exited;
    },
  };
}
