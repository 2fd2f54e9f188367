import { isRecord, limits } from '@porchlight/domain';
import { delMany, entries, setMany } from 'idb-keyval';

import { allDrafts, removeDraft, writeDraft } from './keptDraft.ts';
import { onShelf } from './photoShelf.ts';

/** When something was kept; `null` when it does not say so, or names a moment that is still to come. */
function keptAt({ keptAt: at }: Readonly<Record<string, unknown>>, now: number): number | null {
  return typeof at === 'number' && at <= now ? at : null;
}

/**
 * Takes away the drafts that no one has changed for long, words and photos, and what is no draft. Everyone's: who
 * never comes back to this device cannot do it. What does not say when it was kept is counted from now on.
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
