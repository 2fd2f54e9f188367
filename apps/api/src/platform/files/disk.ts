import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { Files } from '../ports/index.ts';
import { contentTypeOf, isFileKey, seedPrefix } from './keys.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Matches only drafts of `writeWhole`: other hidden files belong to the operator or the file system. */
const isDraft = (name: string): boolean => /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
const staleMs = 24 * 3_600_000;

async function writeDraft(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes to a draft first, so that a reader never sees half a file, and a failed write on a full disk leaves
 * nothing.
 */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await writeDraft(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Pictures in a local folder.
 *
 * @param root the folder, created when missing
 */
export function createDiskFiles(root: string): Files {
  function pathOf(key: string): string {
    if (!isFileKey(key)) throw new Error('Not the key of a picture.');
    return join(root, ...key.split('/'));
  }

  /** Removes a file, and the picture's folder with its last file. */
  async function removeFile(path: string): Promise<void> {
    await rm(path, { force: true });
    // Fails while the folder contains other files, which is fine.
    if (dirname(path) !== root) await rmdir(dirname(path)).catch(() => {});
  }

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error('The key and the type of a picture disagree.');
      await writeWhole(pathOf(key), bytes);
    },
    async get(key) {
      if (!isFileKey(key)) return null;
      try {
        return { bytes: await readFile(pathOf(key)), contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) {
        if (key.startsWith(seedPrefix)) continue;
        await removeFile(pathOf(key));
      }
    },
    async *list() {
      await mkdir(root, { recursive: true });
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).split(sep).join('/');
        const mayBeStale = isDraft(entry.name);
        if (!mayBeStale && (!isFileKey(key) || key.startsWith(seedPrefix))) continue;
        try {
          const { mtime } = await stat(path);
          if (!mayBeStale) yield { key, storedAt: mtime };
          // Removes drafts of a server that was killed.
          else if (mtime.getTime() < Date.now() - staleMs) await removeFile(path);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }
    },
  };
}
