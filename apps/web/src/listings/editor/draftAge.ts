import { isRecord, limits } from '@porchlight/domain';
import { delMany, entries, setMany } from 'idb-keyval';

import { allDrafts, removeDraft, writeDraft } from './keptDraft.ts';
import { onShelf } from './photoShelf.ts';

/** The time of a stored item; `null` when it is missing or in the future. */
function keptAt({ keptAt: at }: Readonly<Record<string, unknown>>, now: number): number | null {
  return typeof at === 'number' && at <= now ? at : null;
}

/**
 * Deletes expired drafts with their photos, and invalid entries, for all users of this device, because a user
 * may never come back. Items without a time count from now.
 */
export async function sweepDrafts(now: number): Promise<void> {
  const photos = new Map(await onShelf((shelf) => entries<string, unknown>(shelf), []));
  const words = allDrafts();
  const tooOld: string[] = [];
  const dated: [string, unknown][] = [];
  for (const name of new Set([...words.keys(), ...photos.keys()])) {
    const [ofWords, ofPhotos] = [words.get(name), photos.get(name)];
    const times = [ofWords, ofPhotos].filter(isRecord).map((kept) => keptAt(kept, now));
    const last = times.includes(null) ? now : Math.max(...times.map(Number));
    if (now - last > limits.draftDays * 86_400_000) {
      removeDraft(name);
      tooOld.push(name);
    } else if (times.includes(null)) {
      if (isRecord(ofWords)) writeDraft(name, { ...ofWords, keptAt: now });
      if (isRecord(ofPhotos)) dated.push([name, { ...ofPhotos, keptAt: now }]);
    }
  }
  if (tooOld.length > 0) await onShelf((shelf) => delMany(tooOld, shelf), undefined);
  if (dated.length > 0) await onShelf((shelf) => setMany(dated, shelf), undefined);
}
