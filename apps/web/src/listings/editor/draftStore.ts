import { del, get, set } from 'idb-keyval';
import type { StoredDraft } from '@porchlight/flows/listingEditor';

import { hasSignedOut } from '../../lib/leavers.ts';
import { sweepDrafts } from './draftAge.ts';
import { readDraft, removeDraft, writeDraft } from './keptDraft.ts';
import { onShelf } from './photoShelf.ts';
import { type KeptPhotos, readPhotos, readStored } from './readKept.ts';

/** What is kept of a form between visits, on this device only. */
export interface KeptDraft {
  /** `null` when only photos are left: the listing was saved, they did not arrive. */
  stored: StoredDraft | null;
  /** `null` when nothing was changed about photos. */
  kept: KeptPhotos | null;
}

/**
 * Where drafts are kept. Nothing ever throws or rejects: without storage a draft simply does not outlive the page.
 * Calls take effect in the order they are made.
 */
export interface DraftStore {
  /** What is there, unless it has become too old. */
  read: (key: string) => Promise<KeptDraft | null>;
  /** Kept when it returns: a tab may be closed right after the last letter. */
  write: (key: string, stored: StoredDraft) => void;
  /** `null` takes away what was kept. */
  writePhotos: (key: string, kept: KeptPhotos | null) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/**
 * Words in local storage, which is done at once; photos in IndexedDB, which holds files as they are. Names carry the
 * person, so that no one finds another's.
 */
export function createDraftStore(userId: string, now: () => number = Date.now): DraftStore {
  const nameOf = (key: string): string => `${userId}/${key}`;
  const removePhotos = (key: string): Promise<void> => onShelf((shelf) => del(nameOf(key), shelf), undefined);
  return {
    async read(key) {
      await sweepDrafts(now());
      const stored = readStored(readDraft(nameOf(key)));
      const files = await onShelf((shelf) => get<unknown>(nameOf(key), shelf), undefined);
      const kept = readPhotos(files);
      return stored === null && kept === null ? null : { stored, kept };
    },
    write(key, stored) {
      if (!hasSignedOut(userId)) writeDraft(nameOf(key), { ...stored, keptAt: now() });
    },
    writePhotos: (key, kept) =>
      kept === null || hasSignedOut(userId)
        ? removePhotos(key)
        : onShelf((shelf) => set(nameOf(key), { ...kept, keptAt: now() }, shelf), undefined),
    remove(key) {
      removeDraft(nameOf(key));
      return removePhotos(key);
    },
  };
}
