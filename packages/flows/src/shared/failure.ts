import { type CallFailureKind, isMissingStatus, isRecord, textsByField } from '@porchlight/domain';

/**
 * The fields of a failed call that flows read. Errors can be of any class: an object with these fields is understood,
 * everything else counts as "no response" (offline, timeout, a bug).
 */
export interface CallFailure {
  /** How it failed. Default: `http` with a status, else `network`. */
  kind?: CallFailureKind;
  /** HTTP status, absent when there was no response. */
  status?: number;
  /** The server's text for users. Never a transport error's text. */
  serverMessage?: string;
  /** Texts by field name, from a 422. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait before a retry, if the server states them (`Retry-After`). */
  retryAfter?: number;
}

function numberOf(error: unknown, field: 'status' | 'retryAfter'): number | undefined {
  const value = isRecord(error) ? error[field] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The HTTP status of a failed call, `undefined` without a response. */
export const statusOf = (error: unknown): number | undefined => numberOf(error, 'status');

/** Whether a call failed because its resource does not exist. */
export const isMissing = (error: unknown): boolean => isMissingStatus(statusOf(error));

/** Seconds to wait before a retry, `undefined` if not stated. */
export const retryAfterOf = (error: unknown): number | undefined => numberOf(error, 'retryAfter');

/** The server's text, else `fallback`. A transport error's own `message` is never shown. */
export function failureText(error: unknown, fallback: string): string {
  const text = isRecord(error) ? error['serverMessage'] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : fallback;
}

/** The first text a 422 gave per field; empty when there were none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const byField = textsByField(isRecord(error) ? error['fieldErrors'] : undefined);
  return Object.fromEntries(
    Object.entries(byField).flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
  );
}

/** The parameters of an action or guard after a failed call: its event, which has the error. */
export const withError = ({ event }: { event: { error: unknown } }): { error: unknown } => event;

/** The action that every machine has for the log. */
export const logFailure = { type: 'logFailure', params: withError } as const;

/** The event of that action. */
export const failureLogged = (_: unknown, { error }: { error: unknown }) => ({
  type: 'failure.logged' as const,
  error,
});
