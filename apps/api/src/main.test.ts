import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { startProcess } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('`pnpm jobs` tells how the queue stands', async () => {
  const told = /^(waiting.*)$/;
  const command = await startProcess({ DATA_DIR: folder }, 'apps/api/src/jobsCommand.ts', told);
  expect(command.address).toBe('waiting 0 (0 to be tried again), given up 0');
  await command.stop();
});

test('a signal that arrives twice, as Ctrl+C does below `npm start`, counts once: requests under way finish', async () => {
  const server = await startProcess({ DATA_DIR: folder, SEED: 'none' });
  const before = await fetch(new URL('/healthz', server.address));
  expect(before.status).toBe(200);
  expect(await server.stop('SIGINT')).toBe(0);
});
