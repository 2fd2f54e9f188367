import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small disk in memory. */
export interface SmallDisk {
  folder: string;
  /** Uses up all free space. */
  fill(): Promise<void>;
  /** Frees the space again. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** `undefined` when this process may not mount a disk. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rmdir(folder);
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (const size of [1_048_576, 4096, 1]) {
          const block = Buffer.alloc(size);
          // oxlint-disable-next-line no-unmodified-loop-condition -- ends when the disk is full
          for (let full = false; !full;)
            full = await file.write(block).then(
              ({ bytesWritten }) => bytesWritten < size,
              () => true,
            );
        }
      } finally {
        await file.close();
      }
    },
    clear: () => rm(ballast),
    async remove() {
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
