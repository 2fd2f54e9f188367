import { truncateChars } from './characters.ts';
import * as limits from './limits/index.ts';
import { isRecord } from './records.ts';

/**
 * The text that a failing answer carries for people: `message`, else `error.message`, else
 * `error` itself. At most 300 characters; show it as text, never as markup.
 */
export function errorMessageFrom(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const nested = isRecord(body['error']) ? body['error']['message'] : body['error'];
  const message = [body['message'], nested].find((text) => typeof text === 'string' && text.trim());
  return typeof message === 'string' ? truncateChars(message.trim(), limits.serverMessageMax) : undefined;
}

/** Whether an answer says that what was asked for does not exist: no more, or not for this person. */
export const isMissingStatus = (status: number | undefined): boolean => status === 404 || status === 410;
