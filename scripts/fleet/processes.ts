import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pauseFor } from 'node:timers/promises';

export interface Running {
  /** The last hundred thousand lines it wrote, without those of requests. */
  readonly lines: readonly string[];
  end(signal: NodeJS.Signals): Promise<void>;
}

const started = new Set<ChildProcess>();

/** Starts a program; of this process's environment it gets only the path. */
export function start(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const ended = once(child, 'exit').finally(() => started.delete(child));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line !== '' && !line.includes('"event":"request"')));
      lines.splice(0, lines.length - 100_000);
    });
  return {
    lines,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

export const endAll = (): void => started.forEach((child) => child.kill('SIGKILL'));

/** Waits until a condition holds. @throws after `timeoutMs`, naming the condition */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  timeoutMs = 30_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await pauseFor(20);
  }
}
