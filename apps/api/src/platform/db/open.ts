import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { apiFolder } from '../../folders.ts';
import { checkFolder, explainFailure } from './embeddedFailure.ts';
import { takeLock } from './lock.ts';
import { databaseOver } from './overPort.ts';
import type { Database } from './types.ts';

/**
 * Opens the embedded PostgreSQL. Imported only here, because a server with an external database doesn't have
 * it installed.
 * @param dataDir folder that holds it (created when missing, locked against a second process); null keeps it
 * in memory
 * @throws DatabaseLockedError, LockUnavailableError, EmbeddedDatabaseError: each says what to do
 */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir === null) return open(null);
  await mkdir(dataDir, { recursive: true });
  const release = await takeLock(join(dataDir, 'database.lock'));
  try {
    await checkFolder(dataDir);
    const db = await open(join(dataDir, 'database'));
    return { ...db, close: () => db.close().finally(release) };
  } catch (error) {
    await release();
    throw await explainFailure(dataDir, error);
  }
}

/** A build runs the database in a worker, which keeps the server's thread free; source runs in one thread. */
async function open(folder: string | null): Promise<Database> {
  if (import.meta.url.endsWith('.ts')) return (await import('./embedded.ts')).openPGlite(folder);
  const thread = new Worker(new URL('dist/embeddedThread.js', apiFolder), { workerData: { folder } });
  // An error while opening rejects here; later it ends the process, as it would in one thread.
  await once(thread, 'message');
  return databaseOver(thread);
}
