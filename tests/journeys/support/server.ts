import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../../../apps/api/src/testing/process.ts';

/** A server for end-to-end tests. */
export interface JourneyServer {
  /** Its origin, e.g. 'http://127.0.0.1:4211'. */
  origin: string;
  /** URL that restarts it and moves its clock; empty for the server at `JOURNEYS_ORIGIN`. */
  control: string;
  /** Its data folder, with emails in `outbox`. */
  dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One per worker, so that a file's clock changes don't affect others. */
    servers: readonly JourneyServer[];
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  // Moderators named by settings, once they have registered.
  ADMIN_EMAIL: 'journey-mo@example.com, judging-jo@example.com',
};

async function startOne(
  folder: string,
  seeded: string,
): Promise<JourneyServer & { stop: () => Promise<unknown> }> {
  const dataDir = await mkdtemp(join(folder, 'server-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess(
    { ...production, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: origin, SEEDED: seeded },
    'tests/journeys/support/serverProcess.ts',
    /^controlled at (\S+)$/,
  );
  return { origin, control: server.address, dataDir, stop: () => server.stop() };
}

/** Starts the real server with the built web app for each worker, in its own process and folder. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const elsewhere = process.env['JOURNEYS_ORIGIN'];
  if (elsewhere !== undefined) {
    // Has the demo data; can't be restarted, and its clock can't be moved.
    const server = { origin: elsewhere, control: '', dataDir: '' };
    project.provide(
      'servers',
      Array.from({ length: Number(project.config.maxWorkers) }, () => server),
    );
    return async () => {};
  }
  if (!existsSync(join(root, 'apps/web/dist/client/index.html')))
    throw new Error('The journeys need the built web app: run `pnpm build` first.');
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-journeys-'));
  const seeded = join(folder, 'seeded');
  const seeding = await startProcess({ ...production, DATA_DIR: seeded, SEED: 'demo' });
  await seeding.stop();
  const servers = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, () => startOne(folder, seeded)),
  );
  project.provide(
    'servers',
    servers.map(({ origin, control, dataDir }) => ({ origin, control, dataDir })),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(folder, { recursive: true, force: true });
  };
}

/** Below the ephemeral ports, so it stays free until it is used. */
const firstPort = 20_000;
const ports = 10_000;
let tried = process.pid * 16;

/** A free port, a different one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (tried++ % ports);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
