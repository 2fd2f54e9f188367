import { isRecord } from '@porchlight/domain';

/**
 * What a failed call may tell a flow. Errors need not be of any class: whatever carries these
 * fields is understood, everything else counts as "no answer" (offline, timeout, a defect).
 */
export interface CallFailure {
  /** HTTP status, absent when there was no answer. */
  status?: number;
  /** The text the server meant for people. Transport texts never go here. */
  serverMessage?: string;
  /** Texts by field name, from a 422. */
  fieldErrors?: Readonly<Record<string, readonly string[]>>;
}

/** The HTTP status of a failed call, `undefined` when no answer came. */
export function statusOf(error: unknown): number | undefined {
  const status = isRecord(error) ? error['status'] : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The server's text, else `fallback`. A transport error's own `message` is never shown. */
export function failureText(error: unknown, fallback: string): string {
  const text = isRecord(error) ? error['serverMessage'] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : fallback;
}

/** The first text a 422 gave per field; empty when there were none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = isRecord(error) ? error['fieldErrors'] : undefined;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}
