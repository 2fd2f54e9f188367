import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/ids.ts';
import { imageIdOf, markUnused, recordedImages, takeUnused } from './storedImages.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An image's files are removed once it was unused for this long, and in this many hourly sweeps. */
export const unusedDays = 7;
export const unusedSweeps = 24;

/**
 * A sweep that finds more than this share of the images unused removes none: their records are probably
 * missing.
 */
const maxShare = 0.1;
/** This many may always be removed: the leftovers of a few interrupted uploads. */
const alwaysAllowed = 10;

const filesPerJob = 500;
const batchSize = 500;

/**
 * Removes files of images that were unused for a week. A server that is stopped between storing files and
 * adding their records leaves such files, and so do uploads that were never saved with a listing.
 *
 * @returns how many files will be removed
 */
export async function sweepUnusedImages({
  db,
  clock,
  jobs,
  logger,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'logger'>): Promise<number> {
  const now = clock.now();
  const { images, unused } = await markUnused(db, { now, before: new Date(now.getTime() - dayMs) });
  if (unused > Math.max(alwaysAllowed, images * maxShare)) {
    logger.warn('images_not_swept', {
      images,
      unused,
      advice:
        'Too many images have no listing or user that refers to them. Nothing was removed. ' +
        'If records are missing, restore the database; otherwise see "Images that nothing refers to" in docs/running.md.',
    });
    return 0;
  }
  const since = new Date(now.getTime() - unusedDays * dayMs);
  const keys = await db.transaction(async (tx) => {
    const taken = await takeUnused(tx, { since, sweeps: unusedSweeps });
    for (let from = 0; from < taken.length; from += filesPerJob)
      await jobs.add(tx, 'remove_files', { keys: taken.slice(from, from + filesPerJob) });
    return taken;
  });
  if (keys.length > 0) logger.info('images_swept', { files: keys.length });
  return keys.length;
}

/**
 * Looks for image files that this database never recorded, and logs how many there are. They are never
 * removed: the store may belong to another database, or this one may be empty or older than the store.
 *
 * @param signal ends it early
 */
export async function checkFiles(
  { db, files, logger }: Pick<Deps, 'db' | 'files' | 'logger'>,
  signal?: AbortSignal,
): Promise<void> {
  let [total, unknown] = [0, 0];
  let batch: string[] = [];
  const checkBatch = async (): Promise<void> => {
    const recorded = await recordedImages(db, [...new Set(batch)]);
    total += batch.length;
    unknown += batch.filter((id) => !recorded.has(id)).length;
    batch = [];
  };
  for await (const { key } of files.list()) {
    signal?.throwIfAborted();
    const id = imageIdOf(key);
    if (!isId(id)) continue;
    batch.push(id);
    if (batch.length >= batchSize) await checkBatch();
  }
  await checkBatch();
  if (unknown === 0) return;
  if (unknown <= total * maxShare) return logger.info('files_unknown', { files: total, unknown });
  logger.warn('files_unknown', {
    files: total,
    unknown,
    advice:
      'The image store holds files that this database did not store. They are kept. ' +
      'Check that DATABASE_URL, DATA_DIR and S3_URL belong together, and that the database is not an old backup.',
  });
}
