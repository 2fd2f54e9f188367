import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { startProcess } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('`pnpm jobs` shows the state of the queue', async () => {
  const told = /^(waiting.*)$/;
  const command = await startProcess({ DATA_DIR: folder }, 'apps/api/src/jobsCommand.ts', told);
  expect(command.address).toBe('waiting 0 (0 of them retries), given up 0');
  await command.stop();
});

test('a signal that arrives twice, as Ctrl+C does below `npm start`, counts once, and requests in progress finish', async () => {
  const server = await startProcess({ DATA_DIR: folder, SEED: 'none' });
  const before = await fetch(new URL('/healthz', server.address));
  expect(before.status).toBe(200);
  expect(await server.stop('SIGINT')).toBe(0);
});

/** Files that other users of the machine could read, write or list. */
function openToOthers(): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return [folder, ...below].filter((path) => (statSync(path).mode & 0o077) !== 0);
}

test('no other user of the machine can open its data: database, secret and emails, even those of older versions', async () => {
  const environment = { DATA_DIR: folder, SEED: 'demo' };
  const forgetful = { email: 'ana@porchlight.test' };
  const first = await startProcess(environment);
  await fetch(new URL('/api/v1/auth/forgot-password', first.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(forgetful),
  });
  expect(await first.stop()).toBe(0);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['database', 'outbox', 'secret']));
  expect(openToOthers()).toEqual([]);

  for (const name of ['.', 'database', 'database/base', 'outbox']) chmodSync(join(folder, name), 0o755);
  for (const name of ['secret', 'database/PG_VERSION']) chmodSync(join(folder, name), 0o666);
  const second = await startProcess(environment);
  expect(openToOthers()).toEqual([]);
  expect(await second.stop()).toBe(0);
});
