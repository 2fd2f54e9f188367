import { isRecord, limits } from '@porchlight/domain';

import { allDrafts, removeDraft, writeDraft } from './keptDraft.ts';
import { onShelf, settled } from './photoShelf.ts';

async function allPhotos(store: IDBObjectStore): Promise<Map<string, unknown>> {
  const [names, values] = await Promise.all([
    settled(store.getAllKeys()),
    settled<unknown[]>(store.getAll()),
  ]);
  return new Map(names.flatMap((name, place) => (typeof name === 'string' ? [[name, values[place]]] : [])));
}

/** When something was kept; `null` when it does not say so, or names a moment that is still to come. */
function keptAt({ keptAt: at }: Readonly<Record<string, unknown>>, now: number): number | null {
  return typeof at === 'number' && at <= now ? at : null;
}

/**
 * Takes away the drafts that nobody has changed for long, words and photos, and what is no draft. Everybody's: who
 * never comes back to this device cannot do it. What does not say when it was kept is counted from now on.
 */
export async function sweepDrafts(now: number): Promise<void> {
  const photos = await onShelf('readonly', allPhotos, new Map<string, unknown>());
  const words = allDrafts();
  const changes: ((store: IDBObjectStore) => unknown)[] = [];
  for (const name of new Set([...words.keys(), ...photos.keys()])) {
    const [ofWords, ofPhotos] = [words.get(name), photos.get(name)];
    const times = [ofWords, ofPhotos].filter(isRecord).map((kept) => keptAt(kept, now));
    const last = times.includes(null) ? now : Math.max(...times.map(Number));
    if (now - last > limits.draftDays * 86_400_000) {
      removeDraft(name);
      changes.push((store) => store.delete(name));
    } else if (times.includes(null)) {
      if (isRecord(ofWords)) writeDraft(name, { ...ofWords, keptAt: now });
      if (isRecord(ofPhotos)) changes.push((store) => store.put({ ...ofPhotos, keptAt: now }, name));
    }
  }
  if (changes.length > 0)
    await onShelf('readwrite', async (store) => void changes.forEach((change) => change(store)), undefined);
}
