import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from './logger.ts';
import { SettingsError } from './settings.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this process has no permission to write there',
  EPERM: 'this process has no permission to write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'part of it is a file',
  ENOENT: 'no folder can be made there',
};

/**
 * Creates a writable data folder that other users of the machine can't read.
 *
 * @throws SettingsError that says why it can't be used
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
    throw new SettingsError([
      `DATA_DIR '${path}' cannot be used: ${reasons[code] ?? 'unknown error'} (${code}).`,
    ]);
  }
  await takeRights(path);
}

/**
 * Removes other users' permissions from a folder and everything in it: files made by older versions, and
 * files that the embedded database creates without regard to the umask. Links and their targets are left
 * alone.
 *
 * @throws SettingsError when a file belongs to another user
 */
export async function closeToOthers(folder: string): Promise<void> {
  await takeRights(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await takeRights(path);
  }
}

/** A disk without permissions keeps its files as they are. */
async function takeRights(path: string): Promise<void> {
  try {
    const { mode } = await stat(path);
    if ((mode & othersRights) !== 0) await chmod(path, mode & 0o700);
  } catch (error) {
    const code = errorCode(error) ?? 'unknown';
    // The database may have deleted the file meanwhile.
    if (code === 'ENOENT') return;
    throw new SettingsError([
      `DATA_DIR: others on this machine can open '${path}', and this process may not change that (${code}). ` +
        'Give it to the user that runs this server: chmod 700 for folders, 600 for files.',
    ]);
  }
}

const othersRights = 0o077;

/**
 * Node's own recursive `mkdir` never returns when a folder exists but can't contain anything, as in `/proc`.
 */
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
