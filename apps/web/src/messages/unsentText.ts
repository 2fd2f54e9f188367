import { isRecord } from '@porchlight/domain';

import { hasSignedOut } from '../lib/leavers.ts';
import type { SendAttempt } from '../lib/sendAttempt.ts';
import { tabStorage } from '../lib/storage.ts';
import { tryOrUndefined } from '../lib/tryOrUndefined.ts';

export interface UnsentText {
  subject?: string | undefined;
  text: string;
  attempt?: SendAttempt | undefined;
}

/** Stores unsent text for the life of the tab, across reloads and pages, until it is sent or discarded. */
export interface UnsentTextStore {
  read: () => UnsentText | null;
  /** Stores nothing without text and without an attempt. */
  write: (unsent: UnsentText) => void;
  remove: () => void;
}

const prefix = 'words:';

/** Fallback for blocked storage. */
const memory = new Map<string, string>();

function readAttempt(value: unknown): SendAttempt | undefined {
  if (!isRecord(value)) return undefined;
  const { key, words, messageId } = value;
  return typeof key === 'string' && typeof words === 'string' && typeof messageId === 'string'
    ? { key, words, messageId }
    : undefined;
}

/** Stored text may be from an older version, or invalid. */
function readUnsentText(kept: string | null | undefined): UnsentText | null {
  if (kept === null || kept === undefined) return null;
  const value = tryOrUndefined<unknown>(() => JSON.parse(kept));
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  const { subject, text, attempt } = value;
  return {
    text,
    subject: typeof subject === 'string' ? subject : undefined,
    attempt: readAttempt(attempt),
  };
}

/**
 * A user's unsent text in one place.
 *
 * @param place a listing, or a conversation
 */
export function unsentTextStore(userId: string, place: string): UnsentTextStore {
  const name = `${prefix}${userId}/${place}` as const;
  const remove = (): void => {
    memory.delete(name);
    tabStorage.remove(name);
  };
  return {
    read: () => readUnsentText(tabStorage.read(name) ?? memory.get(name)),
    write(unsent) {
      if (hasSignedOut(userId) || (unsent.text === '' && unsent.attempt === undefined)) return remove();
      const kept = JSON.stringify(unsent);
      if (!tabStorage.write(name, kept)) memory.set(name, kept);
    },
    remove,
  };
}

/** Whether a user has unsent text in this tab. */
export const hasUnsentText = (userId: string): boolean =>
  [...memory.keys(), ...tabStorage.names(prefix)].some((name) => name.startsWith(`${prefix}${userId}/`));

/** Clears the fallback for blocked storage. */
export const forgetMemory = (): void => memory.clear();
