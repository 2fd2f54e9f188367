import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { readFile, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { errorCode } from '../errorCode.ts';

export class DatabaseLockedError extends Error {
  /** @param holder content of the lock file: a process id, and the machine or container where it runs */
  constructor(path: string, holder: string) {
    const [pid = '', host] = holder.trim().split(' ');
    const process = /^\d+$/.test(pid) ? `process ${pid}` : 'another process';
    const place =
      host === undefined || host === hostname() ? '' : ` on the machine or in the container '${host}'`;
    super(
      `The embedded database is in use by ${process}${place} (lock file ${path}). ` +
        'Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.name = 'DatabaseLockedError';
  }
}

/** This system can't lock files, so a second process could damage the embedded database unnoticed. */
export class LockUnavailableError extends Error {
  constructor(path: string, reason: string) {
    super(
      `The embedded database needs a file lock, and ${path} cannot be locked: ${reason}. ` +
        'Install `flock` (Debian: util-linux, Alpine: busybox or flock), put DATA_DIR on a local disk, or set DATABASE_URL.',
    );
    this.name = 'LockUnavailableError';
  }
}

/**
 * Locks a file, so that a second process can't open the same embedded database, which has no lock of its own.
 * The operating system holds the lock: it ends with the process, however that ends, and works between
 * containers that share the folder. The file's content is only for the error message.
 *
 * @returns a function that releases the lock
 * @throws DatabaseLockedError when another process holds it
 * @throws LockUnavailableError when the system or the disk doesn't support locks
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  // A holder that stops deletes the file. Then the opened file is no longer the one that others will open:
  // try again.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const file = await openLocked(path);
    if (file === null) throw new DatabaseLockedError(path, await readFile(path, 'utf8').catch(() => ''));
    if (await isStillThere(file, path)) {
      ftruncateSync(file);
      writeSync(file, `${process.pid} ${hostname()}`, 0);
      return async () => {
        await unlink(path).catch(ignoreMissing);
        closeSync(file);
      };
    }
    closeSync(file);
  }
  throw new DatabaseLockedError(path, '');
}

const openFlags = constants.O_RDWR | constants.O_CREAT;

/**
 * Flags of `open` that lock; Node passes them on without naming them: `O_EXLOCK` on macOS and BSD, a mode
 * without sharing on Windows.
 */
const lockingFlags: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  openbsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
};

/** @returns a descriptor that holds the lock while it is open; `null` when another process holds it */
async function openLocked(path: string): Promise<number | null> {
  const flags = lockingFlags[process.platform];
  if (flags === undefined) {
    const file = openSync(path, openFlags, 0o600);
    try {
      if (await flock(file, path)) return file;
    } catch (error) {
      closeSync(file);
      throw error;
    }
    closeSync(file);
    return null;
  }
  try {
    return openSync(path, openFlags | flags, 0o600);
  } catch (error) {
    if (['EAGAIN', 'EWOULDBLOCK', 'EBUSY'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

/**
 * Node can't call `flock(2)`, but the `flock` command can, on an inherited descriptor. Both processes share
 * the open file, so the lock stays with this one.
 *
 * @returns whether the file is locked now
 */
async function flock(file: number, path: string): Promise<boolean> {
  const command = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', file] });
  const [words, [code]] = await Promise.all([
    command.stderr === null ? '' : text(command.stderr),
    once(command, 'close'),
  ]).catch((error: unknown) => {
    throw new LockUnavailableError(
      path,
      errorCode(error) === 'ENOENT' ? 'there is no `flock`' : String(error),
    );
  });
  if (code === 0) return true;
  // `flock` prints nothing when another process holds the lock.
  if (code === 1 && words === '') return false;
  throw new LockUnavailableError(path, words.trim() || `\`flock\` ended with ${code}`);
}

async function isStillThere(file: number, path: string): Promise<boolean> {
  const [mine, there] = [fstatSync(file), await stat(path).catch(() => null)];
  return there !== null && mine.ino === there.ino && mine.dev === there.dev;
}

function ignoreMissing(error: unknown): void {
  // Windows can't delete an open file: it stays, and the next process reuses it.
  if (!['ENOENT', 'EBUSY', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
}
