import { newId } from './secureContext.ts';

/**
 * A send whose response may have been lost. Sending the same text again uses the same key, so that the server
 * accepts it once.
 */
export interface SendAttempt {
  /** The `Idempotency-Key`. */
  key: string;
  /** The sent text. */
  words: string;
  /** The message it replies to; empty for a first message. */
  messageId: string;
}

/** The previous attempt if it had the same text, else a new one. */
export function attemptFor(
  before: SendAttempt | undefined,
  words: string,
  messageId = '',
  newKey: () => string = newId,
): SendAttempt {
  return before?.words === words ? before : { key: newKey(), words, messageId };
}
