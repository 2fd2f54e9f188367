import { open } from 'node:fs/promises';
import { SettingsError } from '../settings.ts';

/** A file that starts with the signature of PMTiles, version 3, and has vector tiles. */
const [signature, version, vectorTiles] = ['PMTiles', 3, 1];
const typeAt = 99;

/**
 * Checks the file of `MAP_PMTILES` at startup, so that a wrong path doesn't become an empty map.
 * @throws SettingsError
 */
export async function checkArchive(path: string): Promise<void> {
  const head = Buffer.alloc(127);
  try {
    const file = await open(path);
    await file.read(head, 0, head.length, 0).finally(() => file.close());
  } catch {
    throw new SettingsError(['MAP_PMTILES names a file that cannot be read.']);
  }
  if (head.toString('latin1', 0, signature.length) !== signature || head[signature.length] !== version)
    throw new SettingsError(['MAP_PMTILES names a file that is not a PMTiles archive of version 3.']);
  if (head[typeAt] !== vectorTiles)
    throw new SettingsError(['MAP_PMTILES names an archive without vector tiles.']);
}
