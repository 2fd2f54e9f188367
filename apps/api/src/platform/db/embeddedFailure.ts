import { constants } from 'node:fs';
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errorCode.ts';
import { sqlState } from './types.ts';

export const embeddedVersion = '18';

export type EmbeddedFailure = 'version' | 'incomplete' | 'damaged' | 'permission' | 'space' | 'unknown';

/** The embedded database doesn't open. The message says why, and what to do. */
export class EmbeddedDatabaseError extends Error {
  /** @param detail what is wrong, in PostgreSQL's words if there are any; never a value of a row */
  constructor(
    readonly reason: EmbeddedFailure,
    dataDir: string,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    const { words, advice } = explanations[reason];
    super(`The embedded database in '${dataDir}' ${words}: ${detail}. ${advice}`, options);
    this.name = 'EmbeddedDatabaseError';
  }
}

const restore =
  'Keep a copy of the folder and restore a backup: see "When the embedded database does not open" in docs/running.md.';

const explanations: Record<EmbeddedFailure, { words: string; advice: string }> = {
  version: {
    words: 'belongs to another version of PostgreSQL',
    advice: 'Start the version of Porchlight that made it, or restore a backup of this version.',
  },
  incomplete: { words: 'is incomplete', advice: restore },
  damaged: { words: 'is damaged', advice: restore },
  permission: {
    words: 'cannot be read and written',
    advice: 'Give the folder to the user that runs this server, on a disk that can be written to.',
  },
  space: { words: 'has no space left', advice: 'Make room on its disk and start again.' },
  unknown: {
    words: 'could not be opened',
    advice: 'Nothing shows that it is damaged: check memory and disk, and start again.',
  },
};

/** Files and folders that every PostgreSQL data folder has. */
export const required: readonly string[] = [
  'PG_VERSION',
  'base',
  'global',
  'global/pg_control',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_multixact',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

const controlBytes = 8_192;

/** PostgreSQL allocates its write-ahead log in pieces of this size; with less free space it may not start. */
const spaceNeeded = 16 * 1_048_576;

const permissionCodes = new Set(['EACCES', 'EPERM', 'EROFS']);
const spaceCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Checks the folder of a database before it is opened. PostgreSQL would create a new database in a folder
 * without a version file, and exits on other damage without a reason.
 *
 * @param dataDir holds the folder `database`, which need not exist yet
 * @throws EmbeddedDatabaseError
 */
export async function checkFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  const found = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    if (errorCode(error) === 'ENOTDIR')
      throw new EmbeddedDatabaseError('incomplete', dataDir, `'${folder}' is a file`);
    throw failureOf(dataDir, error);
  });
  if (found.length === 0) return;
  const missing: string[] = [];
  for (const name of required) {
    const isThere = await stat(join(folder, name)).then(
      () => true,
      (error: unknown) => {
        if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
        throw failureOf(dataDir, error);
      },
    );
    if (!isThere) missing.push(name);
  }
  if (missing.length > 0)
    throw new EmbeddedDatabaseError('incomplete', dataDir, `${missing.join(', ')} is missing`);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    throw failureOf(dataDir, error);
  });
  if (!/^\d+(\.\d+)?\n?$/.test(version))
    throw new EmbeddedDatabaseError('damaged', dataDir, 'PG_VERSION contains no version');
  if (version.trim() !== embeddedVersion)
    throw new EmbeddedDatabaseError(
      'version',
      dataDir,
      `it was made by ${version.trim()}, this server has ${embeddedVersion}`,
    );
  if ((await stat(join(folder, 'global/pg_control'))).size !== controlBytes)
    throw new EmbeddedDatabaseError('damaged', dataDir, 'global/pg_control has the wrong size');
}

export async function explainFailure(dataDir: string, error: unknown): Promise<EmbeddedDatabaseError> {
  if (error instanceof EmbeddedDatabaseError) return error;
  const closed = await firstClosed(join(dataDir, 'database'));
  if (closed !== null) return new EmbeddedDatabaseError('permission', dataDir, closed, { cause: error });
  const disk = await statfs(dataDir).catch(() => null);
  if (disk !== null && disk.bavail * disk.bsize < spaceNeeded)
    return new EmbeddedDatabaseError('space', dataDir, 'its disk is full', { cause: error });
  return failureOf(dataDir, error);
}

/** The failure according to the error alone. */
function failureOf(dataDir: string, error: unknown): EmbeddedDatabaseError {
  const code = sqlState(error) ?? errorCode(error) ?? '';
  const words = error instanceof Error ? error.message : 'unknown reason';
  const reason = reasonOf(code, words);
  // Messages about statements may quote values; those about the start, pages and files don't.
  return new EmbeddedDatabaseError(reason, dataDir, words, { cause: error });
}

function reasonOf(code: string, words: string): EmbeddedFailure {
  if (permissionCodes.has(code) || /Permission denied|Read-only file system/i.test(words))
    return 'permission';
  if (spaceCodes.has(code) || /No space left|Disk quota/i.test(words)) return 'space';
  // Damaged data, damaged index, internal error, and missing or unreadable files.
  if (/^(?:XX|58)/.test(code) || /\b(?:PANIC|FATAL|ERROR):/.test(words)) return 'damaged';
  return 'unknown';
}

/** Whether the database itself caused an error, rather than the statement. */
export const isDamage = (error: unknown): boolean => /^(?:XX|58|53)/.test(sqlState(error) ?? '');

/** The first file of a folder that this process can't read and write; `null` when there is none. */
async function firstClosed(folder: string): Promise<string | null> {
  const names = ['', ...(await readdir(folder, { recursive: true }).catch(() => []))];
  for (const name of names) {
    const path = join(folder, name);
    try {
      await access(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      const code = errorCode(error) ?? '';
      if (permissionCodes.has(code)) return `this process may not read and write '${path}' (${code})`;
    }
  }
  return null;
}
