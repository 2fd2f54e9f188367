import { type CallFailureKind, isMissingStatus, isRecord, textsByField } from '@porchlight/domain';

/**
 * What a failed call may tell a flow. Errors need not be of any class: whatever carries these
 * fields is understood, everything else counts as "no answer" (offline, timeout, a defect).
 */
export interface CallFailure {
  /** How it failed. Default: `http` with a status, else `network`. */
  kind?: CallFailureKind;
  /** HTTP status, absent when there was no answer. */
  status?: number;
  /** The text the server meant for people. Transport texts never go here. */
  serverMessage?: string;
  /** Texts by field name, from a 422. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** Seconds until another try makes sense, where the server says so (`Retry-After`). */
  retryAfter?: number;
}

function numberOf(error: unknown, field: 'status' | 'retryAfter'): number | undefined {
  const value = isRecord(error) ? error[field] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The HTTP status of a failed call, `undefined` when no answer came. */
export const statusOf = (error: unknown): number | undefined => numberOf(error, 'status');

/** Whether a failed call was told that what it asked for does not exist. */
export const isMissing = (error: unknown): boolean => isMissingStatus(statusOf(error));

/** How many seconds a failed call asks to wait for, `undefined` when it does not say. */
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
