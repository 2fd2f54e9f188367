import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestApi } from './testApi.ts';
import { buildRequest } from './request.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface ServerProcess {
  /** The address that it printed when it was ready. */
  address: string;
  pid: number;
  /**
   * Stops it after the requests in progress.
   *
   * @param more further signals right after SIGTERM
   * @returns its exit code; `null` when a signal ended it
   */
  stop(...more: NodeJS.Signals[]): Promise<number | null>;
  kill(): Promise<number | null>;
}

/**
 * Starts a server in another process and waits until it is ready.
 *
 * @param script default: the real server
 * @param ready matches the line that announces it; its group is the address
 * @throws when the process ends before, with its output
 */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  script = 'apps/api/src/main.ts',
  ready = / is ready at (\S+)$/,
): Promise<ServerProcess> {
  // Built code runs as in production.
  const compiler = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...compiler, script], {
    cwd: root,
    // All tests use one address, which rate limits would block; the limits have their own tests.
    env: { ...process.env, DATABASE_URL: '', PORT: '0', SEED: 'none', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (...signals: NodeJS.Signals[]): Promise<number | null> => {
    for (const signal of signals) child.kill(signal);
    return exited;
  };
  const address = await new Promise<string>((resolve, reject) => {
    const log: string[] = [];
    child.once('exit', (code) =>
      reject(new Error(`The server stopped with code ${code}.\n${log.join('\n')}`)),
    );
    // Keep reading after the start: a full pipe would block the server's log.
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      if (log.length > 200) log.shift();
      const answer = ready.exec(line)?.[1];
      if (answer !== undefined) resolve(answer);
    });
  });
  return {
    address,
    pid: child.pid ?? 0,
    stop: (...more) => end('SIGTERM', ...more),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Starts the real server in another process, on the PostgreSQL database of a test server.
 *
 * @param folder its `DATA_DIR`
 * @returns the test server, with requests going to the process
 */
export async function startSecondProcess(test: TestApi, folder: string): Promise<TestApi & ServerProcess> {
  if (test.databaseUrl === null) throw new Error('The embedded database allows only one process.');
  const server = await startProcess({ DATABASE_URL: test.databaseUrl, DATA_DIR: folder });
  return {
    ...test,
    ...server,
    request: (method, path, request = {}) => fetch(buildRequest(method, path, request, server.address)),
  };
}
