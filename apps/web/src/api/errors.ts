import { type CallFailureKind, isMissingStatus } from '@porchlight/domain';

export interface ApiErrorDetails {
  kind: CallFailureKind;
  /** HTTP status; absent when there was no answer. */
  status?: number;
  /** The server's own sentence, already cut to a showable length. */
  serverMessage?: string | undefined;
  /** Machine-readable name of the failure. */
  code?: string | undefined;
  /** Texts by field, from a 422. */
  fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Seconds until a 429 or 503 is worth another try. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * A failed call. `message` describes the transport and is for logs only: screens show `serverMessage` or a text of
 * their own.
 */
export class ApiError extends Error {
  // Declared only: a line for each in the constructor would be in every page's first load.
  declare readonly kind: CallFailureKind;
  declare readonly status: number | undefined;
  declare readonly serverMessage: string | undefined;
  declare readonly code: string | undefined;
  declare readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  declare readonly retryAfter: number | undefined;

  constructor({ cause, ...details }: ApiErrorDetails) {
    super(details.kind === 'http' ? `HTTP ${details.status ?? ''}` : details.kind, { cause });
    Object.assign(this, details, { name: 'ApiError', fieldErrors: details.fieldErrors ?? {} });
  }

  /** Whether the same question may well be answered a moment later: no answer, or the server's own trouble. */
  get isTransient(): boolean {
    return this.kind !== 'http' || (this.status ?? 0) >= 500;
  }
}

/** The text a person may read about a failure: the server's own words, else `fallback`. */
export function messageFor(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
}

/** Whether the wanted thing does not exist any more, or not for this person. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && isMissingStatus(error.status);
}
