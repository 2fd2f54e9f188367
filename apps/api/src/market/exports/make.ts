import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Deps } from '../../deps.ts';
import type { JobTry } from '../../platform/ports/index.ts';
import { contentsOf } from './contents.ts';
import { claimPart, giveUp, partKey, partKeys } from './store.ts';

/** Bytes that are held in memory and stored as one part. */
const partBytes = 4 * 1_048_576;
/** After this many attempts the user is notified of the failure. */
const triesMax = 3;

/**
 * The export was ended meanwhile: by deleting the account, another export, a new password or the end of the
 * session.
 */
class NotWanted extends Error {
  /** @param parts number of parts written so far */
  constructor(readonly parts: number) {
    super('The copy is not wanted any more');
  }
}

/** Writes the ZIP of a user's data part by part. @returns its size and number of parts */
async function writeZip(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  { userId, fileId }: { userId: string; fileId: string },
  signal: AbortSignal,
): Promise<{ bytes: number; parts: number }> {
  let waiting: Uint8Array[] = [];
  let [size, bytes, parts] = [0, 0, 0];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    waiting.push(chunk);
    size += chunk.length;
  });
  const store = async (least: number): Promise<void> => {
    signal.throwIfAborted();
    if (size < least) return;
    const part = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    if (!(await claimPart(db, fileId, parts, clock.now()))) throw new NotWanted(parts);
    await files.put(partKey(fileId, parts), part, 'application/zip');
    parts += 1;
    bytes += part.length;
  };
  const encoder = new TextEncoder();
  for await (const file of contentsOf(db, userId)) {
    if ('key' in file) {
      const stored = await files.get(file.key);
      if (stored === null) continue;
      // Photos are compressed already.
      const entry = new ZipPassThrough(file.name);
      zip.add(entry);
      entry.push(stored.bytes, true);
    } else {
      const entry = new ZipDeflate(file.name, { level: 6 });
      zip.add(entry);
      for await (const piece of file.pieces) {
        entry.push(encoder.encode(piece));
        await store(partBytes);
      }
      entry.push(new Uint8Array(), true);
    }
    await store(partBytes);
  }
  zip.end();
  await store(1);
  return { bytes, parts };
}

/** Creates a requested export and announces it by email. */
export async function makeExport(
  deps: Deps,
  asked: { userId: string; fileId: string },
  { number, signal }: JobTry,
): Promise<void> {
  const { db, jobs, files, clock } = deps;
  try {
    const { bytes, parts } = await writeZip(deps, asked, signal);
    await db.transaction(async (tx) => {
      const [noted] = await tx.query<{ parts: number }>(
        'SELECT parts FROM exports WHERE file_id = $1 AND expires_at > $2 FOR UPDATE',
        [asked.fileId, clock.now()],
      );
      if (noted === undefined) throw new NotWanted(parts);
      await tx.query(`UPDATE exports SET state = 'ready', bytes = $2, parts = $3 WHERE file_id = $1`, [
        asked.fileId,
        bytes,
        parts,
      ]);
      // An earlier attempt may have written more parts than there are now.
      const left = partKeys({ file_id: asked.fileId, parts: noted.parts }).slice(parts);
      if (left.length > 0) await jobs.add(tx, 'remove_files', { keys: left });
      await jobs.add(tx, 'export_ready', { userId: asked.userId });
    });
  } catch (error) {
    if (error instanceof NotWanted)
      return files.remove(partKeys({ file_id: asked.fileId, parts: error.parts }));
    if (signal.aborted || number < triesMax) throw error;
    deps.logger.error('export_failed', { tries: number });
    await db.transaction((tx) => giveUp(deps, tx, asked.fileId));
  }
}
