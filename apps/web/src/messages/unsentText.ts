import { isRecord } from '@porchlight/domain';

import { hasSignedOut } from '../lib/leavers.ts';
import type { SendAttempt } from '../lib/sendAttempt.ts';
import { tabStorage } from '../lib/storage.ts';
import { tryOrUndefined } from '../lib/tryOrUndefined.ts';

/** What someone has written and not sent. */
export interface UnsentText {
  subject?: string | undefined;
  text: string;
  attempt?: SendAttempt | undefined;
}

/** Where unsent words are kept: with the tab, over reloads and other pages, until they are sent or thrown away. */
export interface UnsentTextStore {
  read: () => UnsentText | null;
  /** UnsentText without text and without an attempt are nothing to keep. */
  write: (unsent: UnsentText) => void;
  remove: () => void;
}

const prefix = 'words:';

/** Stands in where storage is refused. */
const memory = new Map<string, string>();

function readAttempt(value: unknown): SendAttempt | undefined {
  if (!isRecord(value)) return undefined;
  const { key, words, messageId } = value;
  return typeof key === 'string' && typeof words === 'string' && typeof messageId === 'string'
    ? { key, words, messageId }
    : undefined;
}

/** What was kept may be from an older version of the app, or anything at all. */
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
 * The unsent words of a person in one place.
 *
 * @param place What they are about: a listing, or a conversation.
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

/** Whether a person has words in this tab that they have not sent. */
export const hasUnsentText = (userId: string): boolean =>
  [...memory.keys(), ...tabStorage.names(prefix)].some((name) => name.startsWith(`${prefix}${userId}/`));

/** Lets go of the words that this tab keeps where storage is refused. */
export const forgetMemory = (): void => memory.clear();
