import { type AnswerName, type Answers, limits, readAnswer, refusalFrom } from '@porchlight/domain';

import { wait as waitFor } from '../lib/wait.ts';
import { ApiError } from './errors.ts';

/** A proxy, or the network one has to sign in to first, answers with pages where JSON was asked for. */
const isJson = ({ headers }: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds. A date counts from the server's own, so that no one's clock matters. */
function retryAfterOf({ headers }: Response): number | undefined {
  const said = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(said)
    ? Number(said)
    : (Date.parse(said) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/**
 * Reads an answer.
 *
 * @throws ApiError what the server refused with; `malformed` for a success that is not what the call is answered with.
 */
export async function answerOf<Name extends AnswerName>(
  response: Response,
  answer: Name,
): Promise<Answers[Name]> {
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
    // Neither a page nor half an answer is any body that a call knows.
    return readAnswer(answer, isJson(response) ? JSON.parse(text) : text);
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', cause });
  }
}

/** How long to wait before a question is asked again, in ms; undefined when it is not. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status !== 429) return error.isTransient && tries === 0 ? 0 : undefined;
  const pause = (error.retryAfter ?? 1) * 1000;
  return tries < limits.crowdedRetries && pause <= limits.crowdedWaitMaxMs ? pause : undefined;
}

/**
 * Asks a question again that has failed: at once when the failure may have passed by itself, after a while when the
 * server asks for one that a person can wait. Never after another 4xx.
 *
 * @param signal Aborted when the question is not wanted any more: then it fails as it did before.
 * @param wait Rejects when aborted.
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
