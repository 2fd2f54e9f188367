import { open, readFile, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Another living process holds the embedded database. */
export class DatabaseLockedError extends Error {
  /** @param host the holder's machine, where that is another one: whether it lives cannot be seen from here */
  constructor(path: string, holder: string, host?: string) {
    const place = host === undefined ? '' : ` on the machine '${host}'`;
    const left = host === undefined ? '' : ' If that machine is gone for good, delete the lock file.';
    super(
      `The embedded database is in use by process ${holder}${place} (lock file ${path}). ` +
        `Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.${left}`,
    );
    this.name = 'DatabaseLockedError';
  }
}

/**
 * Takes a lock file, so that a second process cannot open the same embedded database: it does not defend itself,
 * and each process would see only its own rows. A lock left behind by a process that died is taken over.
 * @returns how to give the lock back
 * @throws DatabaseLockedError when another living process holds it
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${hostname()}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(mine);
      await file.close();
      heldHere.add(path);
      return async () => {
        heldHere.delete(path);
        await unlink(path).catch(ignoreMissing);
      };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => '');
    // A process of another machine cannot be checked, so a folder shared between machines is refused.
    const [pid = '', host] = holder.split(' ');
    if (host !== undefined && host !== hostname()) throw new DatabaseLockedError(path, pid, host);
    if (isAlive(Number(pid), path)) throw new DatabaseLockedError(path, pid);
    await unlink(path).catch(ignoreMissing);
  }
  throw new DatabaseLockedError(path, 'unknown');
}

/** Locks of this very process: a pid alone cannot tell them from a lock left by a dead process of the same number. */
const heldHere = new Set<string>();

function isAlive(pid: number, path: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return heldHere.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
