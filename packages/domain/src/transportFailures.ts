import { attempts, errors } from './texts/index.ts';

/* What only forms say of a failure: apart from `failures.ts`, which every page carries. */

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'a minute';
  if (minutes === 60) return 'an hour';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/**
 * The line for too many requests: 'Too many attempts. Please try again in 15 minutes.'
 *
 * @param seconds How long to wait, as `Retry-After` says; when that is not known, the line names no time.
 */
export function tooManyRequestsText(seconds?: number): string {
  return seconds !== undefined && seconds > 0 ? attempts.tooManyFor(waitInWords(seconds)) : attempts.tooMany;
}

/**
 * The text for a failure that says nothing about the request itself: no connection, too many
 * requests, server trouble. Undefined for the others, which have texts of their own.
 *
 * @param status HTTP status; undefined when no answer came at all.
 * @param retryAfter Seconds until another try makes sense, where the server says so.
 */
export function transportFailureText(status: number | undefined, retryAfter?: number): string | undefined {
  if (status === undefined || status === 0) return errors.offline;
  if (status === 429) return tooManyRequestsText(retryAfter);
  return status >= 500 ? errors.serverBusy : undefined;
}
