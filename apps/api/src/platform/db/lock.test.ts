import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseLockedError, LockUnavailableError, takeLock } from './lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function holder(): Promise<ChildProcess> {
  const script = `import { takeLock } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    await takeLock(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

const takeAndGiveBack = async (): Promise<void> => (await takeLock(path))();

it('refuses a second holder until the first releases the lock, then deletes the file', async () => {
  const release = await takeLock(path);
  expect(await readFile(path, 'utf8')).toBe(`${process.pid} ${hostname()}`);
  await expect(takeLock(path)).rejects.toThrow(DatabaseLockedError);
  await expect(takeLock(path)).rejects.toThrow(`in use by process ${process.pid} (`);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await takeAndGiveBack();
});

it('lets only one of several concurrent attempts succeed', async () => {
  await writeFile(path, '1 left-behind');
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => takeLock(path)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('refuses while another process holds it, whatever the file says, and takes over once that is killed', async () => {
  const other = await holder();
  await expect(takeLock(path)).rejects.toThrow(`in use by process ${other.pid} (`);
  // As in a container that shares the folder but has its own process ids and host name.
  for (const [words, told] of [
    ['1 other-container', "process 1 on the machine or in the container 'other-container'"],
    [`999999 ${hostname()}`, 'process 999999 ('],
    ['', 'another process ('],
    ['nonsense', 'another process'],
  ] as const) {
    await writeFile(path, words);
    await expect(takeLock(path)).rejects.toThrow(told);
  }
  other.kill('SIGKILL');
  await once(other, 'exit');
  await takeAndGiveBack();
}, 60_000);

it.each([
  ['a process whose number another program has now', `1 ${hostname()}`],
  [
    'a process with the number of this one, as in a container that starts again',
    `${process.pid} ${hostname()}`,
  ],
  ['a container that is gone', '1 some-other-host'],
  ['a power cut', ''],
  ['something else', 'nonsense'],
  ['a number that is none', `-5 ${hostname()}`],
])('takes over a file left by %s', async (_what, left) => {
  await writeFile(path, left);
  await takeAndGiveBack();
});

it('works in a folder with a long name', async () => {
  path = join(folder, 'a'.repeat(120), 'b'.repeat(120));
  await mkdir(path, { recursive: true });
  path = join(path, 'database.lock');
  const release = await takeLock(path);
  await expect(takeLock(path)).rejects.toThrow(DatabaseLockedError);
  await release();
});

it.runIf(process.platform === 'linux')("explains what is missing where files can't be locked", async () => {
  vi.stubEnv('PATH', folder);
  const refusal = takeLock(path);
  await expect(refusal).rejects.toThrow(LockUnavailableError);
  await expect(refusal).rejects.toThrow('there is no `flock`');
  vi.unstubAllEnvs();
  await writeFile(join(folder, 'flock'), '#!/bin/sh\necho "flock: 3: No locks available" >&2; exit 1', {
    mode: 0o700,
  });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
  await expect(takeLock(path)).rejects.toThrow('No locks available');
  vi.unstubAllEnvs();
});
