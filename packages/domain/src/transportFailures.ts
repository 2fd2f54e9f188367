import { isMissingStatus } from './failures.ts';
import { isRecord } from './records.ts';
import { attempts, common, errors } from './texts/index.ts';

/* What forms and pages say of a failure: apart from `failures.ts`, which every page carries. */

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
 * How a call ended without what it asked for: no way to the server, no answer in time, an answer that says no, or one
 * that is not what was agreed on, such as a page of someone in between.
 */
export type CallFailureKind = 'network' | 'timeout' | 'http' | 'malformed';

/** What a failed call tells of itself. Without a status there was no answer. */
export interface FailedCall {
  /** Default: `http` with a status, else `network`. */
  kind?: CallFailureKind | undefined;
  /** HTTP status. */
  status?: number | undefined;
  /** Seconds until another try makes sense, where the server says so. */
  retryAfter?: number | undefined;
}

type Words = (retryAfter: number | undefined) => string;

/** Failures that say nothing about what was asked for. */
const passing = {
  network: () => errors.offline,
  timeout: () => errors.timedOut,
  malformed: () => errors.unreadable,
  crowded: tooManyRequestsText,
  server: () => errors.serverBusy,
} satisfies Record<Exclude<CallFailureKind, 'http'> | 'crowded' | 'server', Words>;

/** Verdicts on what was asked for: the same question gets the same answer. */
const final = {
  signedOut: () => errors.signInNeeded,
  forbidden: () => errors.notYours,
  missing: () => errors.notThere,
  refused: () => common.somethingWentWrongTryAgain,
} satisfies Record<string, Words>;

const isPassing = (reason: keyof typeof passing | keyof typeof final): reason is keyof typeof passing =>
  reason in passing;

function reasonOf(status: number): keyof typeof passing | keyof typeof final {
  if (status >= 500) return 'server';
  if (isMissingStatus(status)) return 'missing';
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 408) return 'timeout';
  return status === 429 ? 'crowded' : 'refused';
}

function reasonFor({ kind, status = 0 }: FailedCall): ReturnType<typeof reasonOf> {
  const how = kind ?? (status === 0 ? 'network' : 'http');
  return how === 'http' ? reasonOf(status) : how;
}

const kinds: readonly CallFailureKind[] = ['network', 'timeout', 'http', 'malformed'];

/** Reads it off whatever was thrown. */
function toCall(error: unknown): FailedCall {
  if (!isRecord(error)) return {};
  const { kind: how, status, retryAfter } = error;
  return {
    kind: kinds.find((kind) => kind === how),
    status: typeof status === 'number' ? status : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}

/**
 * The text for a failure that says nothing about the request itself: no connection, no answer in time, none that can be
 * read, too many requests, server trouble. Undefined for the others, which have texts of their own.
 *
 * @param error What the call failed with; anything without the fields of a `FailedCall` counts as no answer.
 */
export function transportFailureText(error: unknown): string | undefined {
  const call = toCall(error);
  const reason = reasonFor(call);
  return isPassing(reason) ? passing[reason](call.retryAfter) : undefined;
}

/**
 * Why something could not be loaded, and what to do: for every failure there is, in one place.
 *
 * @param error As `transportFailureText` takes it.
 */
export function loadFailureText(error: unknown): string {
  const call = toCall(error);
  return { ...passing, ...final }[reasonFor(call)](call.retryAfter);
}

/**
 * Whether it makes sense to ask again: not for what is gone.
 *
 * @param error As `transportFailureText` takes it.
 */
export function mayComeYet(error: unknown): boolean {
  return reasonFor(toCall(error)) !== 'missing';
}
