import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { Files } from '../deps.ts';
import { contentTypeOf, isFileKey, seedPrefix } from './keys.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Writes to a name of its own first: a reader never sees half a file, and power lost leaves none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Pictures in a folder of this machine.
 *
 * @param root the folder, made when it is missing
 */
export function createDiskFiles(root: string): Files {
  function pathOf(key: string): string {
    if (!isFileKey(key)) throw new Error('Not the key of a picture.');
    return join(root, ...key.split('/'));
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
        const path = pathOf(key);
        await rm(path, { force: true });
        // The folder goes with its last file; while others are in it, this fails and may.
        if (key.includes('/')) await rmdir(dirname(path)).catch(() => {});
      }
    },
    async *list() {
      await mkdir(root, { recursive: true });
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).split(sep).join('/');
        if (!isFileKey(key) || key.startsWith(seedPrefix)) continue;
        try {
          yield { key, storedAt: (await stat(path)).mtime };
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }
    },
  };
}
