import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of the journeys answers, e.g. 'http://127.0.0.1:4211'. */
    origin: string;
    /** The folder of that server: its mails are in `outbox`. */
    dataDir: string;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the real server on the built web app, in a process and a folder of its own, once for all journeys. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'apps/web/dist/client/index.html')))
    throw new Error('The journeys need the built web app: run `pnpm build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-journeys-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SEED: 'demo',
      // All journeys come from one address: the limits are tested where the server is.
      RATE_LIMITS: 'off',
      PUBLIC_URL: origin,
      DATABASE_URL: '',
    },
  });
  const log: string[] = [];
  const lines = createInterface({ input: server.stdout });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The server stopped with code ${code}.\n${log.join('\n')}`)),
    );
    lines.on('line', (line) => {
      log.push(line);
      if (log.length > 200) log.shift();
      if (line.includes(origin)) resolve();
    });
  });
  project.provide('origin', origin);
  project.provide('dataDir', dataDir);

  return async () => {
    server.removeAllListeners('exit');
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
