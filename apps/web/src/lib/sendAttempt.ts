import { newId } from './secureContext.ts';

/**
 * A sending whose answer may have been lost. The same words are the same sending, under the same key, so that the server
 * takes them once.
 */
export interface SendAttempt {
  /** The `Idempotency-Key`. */
  key: string;
  /** What was sent. */
  words: string;
  /** The message that was answered; empty for a first one. */
  messageId: string;
}

/** The attempt to go on with when these words are sent: the one before, if it was for the same, else a new one. */
export function attemptFor(
  before: SendAttempt | undefined,
  words: string,
  messageId = '',
  newKey: () => string = newId,
): SendAttempt {
  return before?.words === words ? before : { key: newKey(), words, messageId };
}
