import { type CallFailureKind, isMissingStatus } from '@porchlight/domain';

export interface ApiErrorDetails {
  kind: CallFailureKind;
  /** HTTP status; absent without a response. */
  status?: number;
  /** The server's message, shortened for display. */
  serverMessage?: string | undefined;
  code?: string | undefined;
  /** Messages by field, from a 422. */
  fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Seconds until a retry makes sense, after a 429 or 503. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * A failed call. `message` describes the transport and is for logs only: screens show `serverMessage` or
 * their own text.
 */
export class ApiError extends Error {
  // Only declared: assignments in the constructor would add to every page's first load.
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

  /** Whether a retry may succeed shortly: there was no response, or a server error. */
  get isTransient(): boolean {
    return this.kind !== 'http' || (this.status ?? 0) >= 500;
  }
}

/** The text to show for a failure: the server's message, else `fallback`. */
export function messageFor(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
}

/** Whether the resource doesn't exist anymore, or not for this user. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && isMissingStatus(error.status);
}
