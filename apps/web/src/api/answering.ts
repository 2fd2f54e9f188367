import { type AnswerName, type Answer, limits, readAnswer, refusalFrom } from '@porchlight/domain';

import { wait as waitFor } from '../lib/wait.ts';
import { inPageLanguage } from './categoryNames.ts';
import { ApiError } from './errors.ts';

/** Proxies and captive portals respond with HTML to JSON requests. */
const isJson = ({ headers }: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * `Retry-After` in seconds. A date is measured from the response's `Date`, so the client's clock doesn't
 * matter.
 */
function retryAfterOf({ headers }: Response): number | undefined {
  const said = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(said)
    ? Number(said)
    : (Date.parse(said) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/**
 * Reads a response.
 *
 * @throws ApiError with the server's error, or `malformed` for a success with an unexpected body
 */
export async function answerOf<Name extends AnswerName>(
  response: Response,
  answer: Name,
): Promise<Answer<Name>> {
  const text = await response.text();
  if (!response.ok) {
    const { status } = response;
    throw new ApiError({
      kind: 'http',
      status,
      retryAfter: retryAfterOf(response),
      ...refusalFrom(parsed(text)),
    });
  }
  try {
    if (text === '') return readAnswer(answer, undefined);
    // A string, from a non-JSON response, matches no shape.
    return inPageLanguage(readAnswer(answer, isJson(response) ? JSON.parse(text) : text));
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', cause });
  }
}

/** Delay before a retry in ms; `undefined` for no retry. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status !== 429) return error.isTransient && tries === 0 ? 0 : undefined;
  const pause = (error.retryAfter ?? 1) * 1000;
  return tries < limits.crowdedRetries && pause <= limits.crowdedWaitMaxMs ? pause : undefined;
}

/**
 * Retries a failed read: immediately after a transient failure, after `Retry-After` when the server is busy
 * and the wait is short. Never after another 4xx.
 *
 * @param signal aborts the retry, which then fails with the original error
 * @param wait rejects when aborted
 */
export async function askAgain<Data>(
  failure: unknown,
  ask: () => Promise<Data>,
  signal: AbortSignal,
  wait: (ms: number, signal: AbortSignal) => Promise<void> = waitFor,
): Promise<Data> {
  let error = failure;
  const giveUp = (): never => {
    throw error;
  };
  for (let tries = 0; ; tries += 1) {
    const pause = pauseAfter(error, tries);
    if (pause === undefined || signal.aborted) throw error;
    if (pause > 0) await wait(pause, signal).catch(giveUp);
    try {
      return await ask();
    } catch (next) {
      error = next;
    }
  }
}
