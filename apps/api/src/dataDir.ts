import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from './logger.ts';
import { SettingsError } from './settings.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this process may not write there',
  EPERM: 'this process may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'part of it is a file',
  ENOENT: 'no folder can be made there',
};

/**
 * Makes sure of a folder that can be written to, before anything is kept there.
 *
 * @throws SettingsError that says why it cannot be used
 */
export async function ensureDataDir(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    const probe = join(path, `.probe-${randomUUID()}`);
    await writeFile(probe, 'can be written');
    await rm(probe);
  } catch (error) {
    const code = errorCode(error) ?? 'unknown';
    throw new SettingsError([`DATA_DIR '${path}' cannot be used: ${reasons[code] ?? 'it fails'} (${code}).`]);
  }
}

/** Node's own recursive `mkdir` never returns where a folder exists and yet nothing can be made in it, as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (await isFolder(path)) return;
    const parent = dirname(path);
    if (errorCode(error) !== 'ENOENT' || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await mkdir(path);
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
