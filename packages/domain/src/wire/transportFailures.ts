import { isMissingStatus } from './failures.ts';
import { isRecord } from './records.ts';
import type { Wording } from '../language/wording.ts';
import { attempts, common, errors } from '../texts/index.ts';

/* Error texts of forms and pages: separate from `failures.ts`, which every page loads. */

function waitInWords(seconds: number, waits: Wording['texts']['attempts']['waits']): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return waits.minute;
  if (minutes === 60) return waits.hour;
  return minutes <= 90 ? waits.minutes(minutes) : waits.hours(Math.ceil(minutes / 60));
}

/**
 * The text for too many requests: 'Too many attempts. Please try again in 15 minutes.'
 *
 * @param seconds Seconds to wait, from `Retry-After`; when unknown, the text states no time.
 * @param wording the language, if not that of the build
 */
export function tooManyRequestsText(seconds?: number, wording?: Wording): string {
  if (seconds === undefined || !(seconds > 0)) return wording?.texts.attempts.tooMany ?? attempts.tooMany;
  const wait = waitInWords(seconds, wording?.texts.attempts.waits ?? attempts.waits);
  return (wording?.texts.attempts.tooManyFor ?? attempts.tooManyFor)(wait);
}

/**
 * How a call failed: no connection, no response in time, an error response, or a malformed one, such as a captive
 * portal's page.
 */
export type CallFailureKind = 'network' | 'timeout' | 'http' | 'malformed';

/** The fields of a failed call. Without a status there was no response. */
export interface FailedCall {
  /** Default: `http` with a status, else `network`. */
  kind?: CallFailureKind | undefined;
  /** HTTP status. */
  status?: number | undefined;
  /** Seconds to wait before a retry, if the server states them. */
  retryAfter?: number | undefined;
}

type Words = (retryAfter: number | undefined) => string;

/** Failures that say nothing about the request itself. */
const passing = {
  network: () => errors.offline,
  timeout: () => errors.timedOut,
  malformed: () => errors.unreadable,
  crowded: (retryAfter) => tooManyRequestsText(retryAfter),
  server: () => errors.serverBusy,
} satisfies Record<Exclude<CallFailureKind, 'http'> | 'crowded' | 'server', Words>;

/** Final failures: the same request gets the same response. */
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

/** Reads the fields of any thrown value. */
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
 * The text for a failure that is not about the request itself: no connection, no response in time, a malformed one,
 * too many requests, server errors. Undefined for the others, which have their own texts.
 *
 * @param error The call's error; anything without the fields of a `FailedCall` counts as no response.
 */
export function transportFailureText(error: unknown): string | undefined {
  const call = toCall(error);
  const reason = reasonFor(call);
  return isPassing(reason) ? passing[reason](call.retryAfter) : undefined;
}

/**
 * Why something could not be loaded, and what to do: the one place for every failure.
 *
 * @param error As in `transportFailureText`.
 */
export function loadFailureText(error: unknown): string {
  const call = toCall(error);
  return { ...passing, ...final }[reasonFor(call)](call.retryAfter);
}

/**
 * Whether a retry makes sense: not for deleted resources.
 *
 * @param error As in `transportFailureText`.
 */
export function mayComeYet(error: unknown): boolean {
  return reasonFor(toCall(error)) !== 'missing';
}
