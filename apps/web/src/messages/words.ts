import { isRecord } from '@porchlight/domain';

import { quietly } from '../lib/quietly.ts';

/**
 * A sending whose answer may have been lost. The same words are the same sending, under the same key, so that the server
 * takes them once.
 */
export interface Attempt {
  /** The `Idempotency-Key`. */
  key: string;
  /** What was sent. */
  words: string;
  /** The message that was answered; empty for a first one. */
  messageId: string;
}

/** What somebody has written and not sent. */
export interface Words {
  subject?: string | undefined;
  text: string;
  attempt?: Attempt | undefined;
}

/** Where unsent words are kept: with the tab, over reloads and other pages, until they are sent or thrown away. */
export interface WordsStore {
  read: () => Words | null;
  /** Words without text and without an attempt are nothing to keep. */
  write: (words: Words) => void;
  remove: () => void;
}

const prefix = 'words:';

/** Stands in where storage is refused. */
const memory = new Map<string, string>();

function readAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value)) return undefined;
  const { key, words, messageId } = value;
  return typeof key === 'string' && typeof words === 'string' && typeof messageId === 'string'
    ? { key, words, messageId }
    : undefined;
}

/** What was kept may be from an older version of the app, or anything at all. */
function readWords(kept: string | null | undefined): Words | null {
  if (kept === null || kept === undefined) return null;
  const value = quietly<unknown>(
    () => JSON.parse(kept),
    () => null,
  );
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
export function wordsStore(userId: string, place: string): WordsStore {
  const name = `${prefix}${userId}/${place}`;
  const remove = (): void =>
    quietly(
      () => sessionStorage.removeItem(name),
      () => void memory.delete(name),
    );
  return {
    read: () =>
      readWords(
        quietly(
          () => sessionStorage.getItem(name),
          () => memory.get(name),
        ),
      ),
    write(words) {
      if (words.text === '' && words.attempt === undefined) return remove();
      const kept = JSON.stringify(words);
      return quietly(
        () => sessionStorage.setItem(name, kept),
        () => void memory.set(name, kept),
      );
    },
    remove,
  };
}

/** Throws a person's unsent words away: they have signed out, and somebody else may sit down here. */
export function forgetWords(userId: string): void {
  memory.clear();
  quietly(
    () => {
      for (const name of Object.keys(sessionStorage))
        if (name.startsWith(`${prefix}${userId}/`)) sessionStorage.removeItem(name);
    },
    () => undefined,
  );
}

/** The attempt to go on with when these words are sent: the one before, if it was for the same, else a new one. */
export function attemptFor(
  before: Attempt | undefined,
  words: string,
  messageId: string,
  newKey: () => string = () => crypto.randomUUID(),
): Attempt {
  return before?.words === words ? before : { key: newKey(), words, messageId };
}
