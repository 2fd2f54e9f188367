import { del, get, set } from 'idb-keyval';
import type { StoredDraft } from '@porchlight/flows/listingEditor';

import { hasSignedOut } from '../../lib/leavers.ts';
import { sweepDrafts } from './draftAge.ts';
import { readDraft, removeDraft, writeDraft } from './keptDraft.ts';
import { onShelf } from './photoShelf.ts';
import { type KeptPhotos, readPhotos, readStored } from './readKept.ts';

/** A form's stored state between visits, on this device only. */
export interface KeptDraft {
  /** `null` when only photos are left: the listing was saved, but their upload failed. */
  stored: StoredDraft | null;
  /** `null` when the photos were not changed. */
  kept: KeptPhotos | null;
}

/**
 * Stores drafts. Never throws or rejects: without storage a draft doesn't outlive the page. Calls take effect
 * in order.
 */
export interface DraftStore {
  /** Reads a draft, unless it has expired. */
  read: (key: string) => Promise<KeptDraft | null>;
  /** Synchronous: a tab may be closed right after the last keystroke. */
  write: (key: string, stored: StoredDraft) => void;
  /** `null` deletes the stored photos. */
  writePhotos: (key: string, kept: KeptPhotos | null) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/**
 * Text goes to local storage, which is synchronous; photos to IndexedDB, which stores files. Keys include the
 * user, so that users don't see each other's drafts.
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
