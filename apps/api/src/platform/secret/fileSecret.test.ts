import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { fileSecret } from './fileSecret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('is created once, kept, and private', async () => {
  const made = await fileSecret(join(folder, 'data'));
  expect(made).toHaveLength(32);
  expect(await fileSecret(join(folder, 'data'))).toEqual(made);
  const { mode } = await stat(join(folder, 'data', 'secret'));
  expect(mode & 0o777).toBe(0o600);
});

test('processes that start together share one', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => fileSecret(folder)));
  expect(new Set(made.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

test.each(['', 'short', 'zz'.repeat(32)])('a damaged file %j prevents the start', async (text) => {
  await writeFile(join(folder, 'secret'), text);
  await expect(fileSecret(folder)).rejects.toThrow('at least 64 hexadecimal digits');
});
