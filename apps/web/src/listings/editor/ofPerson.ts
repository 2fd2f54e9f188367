import type { Unsent } from '@porchlight/flows';
import { delMany, entries, keys } from 'idb-keyval';

import { sweepDrafts } from './draftAge.ts';
import { allDrafts } from './keptDraft.ts';
import { onShelf } from './photoShelf.ts';
import { readPhotos, readStored } from './readKept.ts';

/** A user's drafts on this device, and photos that have not reached their listing. */
export async function findUnsentListings(userId: string, now: number): Promise<Unsent[]> {
  await sweepDrafts(now);
  const isTheirs = (name: string): boolean => name.startsWith(`${userId}/`);
  const drafts = new Map(
    [...allDrafts()].flatMap(([name, kept]) => {
      const stored = isTheirs(name) ? readStored(kept) : null;
      return stored === null ? [] : [[name, stored.draft.title.trim()] as const];
    }),
  );
  const shelved = await onShelf((shelf) => entries<string, unknown>(shelf), []);
  const waiting = shelved.filter(
    ([name, kept]) => isTheirs(name) && !drafts.has(name) && readPhotos(kept) !== null,
  );
  return [
    ...[...drafts.values()].map((title) => ({ kind: 'draft' as const, title })),
    ...waiting.map(() => ({ kind: 'photos' as const, title: '' })),
  ];
}

/** Deletes a user's stored photos. */
export const forgetPhotos = (userId: string): Promise<void> =>
  onShelf(async (shelf) => {
    const names = await keys<string>(shelf);
    await delMany(
      names.filter((name) => name.startsWith(`${userId}/`)),
      shelf,
    );
  }, undefined);
