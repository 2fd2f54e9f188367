import type { Deps } from '../deps.ts';
import { isId } from '../ids.ts';
import { picturesInCases } from '../moderation/index.ts';
import { knownImages } from './store.ts';

const batchSize = 500;

/**
 * Removes picture files without a database row. A server leaves them behind when it is stopped between storing files
 * and adding their rows, or between deleting rows and removing their files.
 *
 * @param before only files stored before this moment: younger ones may belong to an upload under way
 * @param signal ends it early
 * @returns how many files were removed
 */
export async function sweepOrphans(
  { db, files, logger }: Pick<Deps, 'db' | 'files' | 'logger'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];

  async function sweepBatch(): Promise<void> {
    const ids = [...new Set(batch.map(imageIdOf))];
    const [known, shown] = [await knownImages(db, ids), await picturesInCases(db, ids)];
    const orphans = batch.filter((key) => !known.has(imageIdOf(key)) && !shown.has(imageIdOf(key)));
    await files.remove(orphans);
    removed += orphans.length;
    batch = [];
  }

  for await (const { key, storedAt } of files.list()) {
    // Only files that this server named are removed.
    if (storedAt >= before || !isId(imageIdOf(key))) continue;
    signal?.throwIfAborted();
    batch.push(key);
    if (batch.length >= batchSize) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
  if (removed > 0) logger.info('orphans_swept', { files: removed });
  return removed;
}

/** Pictures are stored as `{image id}/{width}.webp`. */
export function imageIdOf(key: string): string {
  return key.split('/')[0] ?? '';
}
