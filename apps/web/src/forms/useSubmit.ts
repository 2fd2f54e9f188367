import { useRef, useState } from 'react';

import { ApiError } from '../api/index.ts';
import { usePorts } from '../lib/ports.ts';
import { attemptFor, type SendAttempt } from '../lib/sendAttempt.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { ServerErrors } from './serverErrors.ts';

/** Where a plain form stands: one call, one answer. */
export interface Submit<Input> {
  isSending: boolean;
  /** It arrived, and nothing was typed since. */
  isSent: boolean;
  /** The line above the form, for what no field says; cleared by typing. */
  failure: string | null;
  fieldErrors: ServerErrors | undefined;
  /** @returns whether it arrived. Never rejects. */
  submit: (input: Input) => Promise<boolean>;
  /** Something was typed: what was said of the last sending no longer stands. */
  edited: () => void;
}

export interface SubmitOptions {
  /** What a failure reads where the server gives no reason. */
  fallback: string;
  /** The fields of the form, where what is sent may leave some out. Default: those that are sent. */
  fields?: readonly string[];
  /** Names failures in the log, without what was written. Default: they are not logged. */
  log?: string;
}

/**
 * Sends a plain form. Sent again unchanged it goes under the same key, since the first time it may have arrived.
 *
 * @param send Makes the call, with the `Idempotency-Key` it goes under. Throws `Refused` with a text of its own.
 */
export function useSubmit<Input extends object>(
  send: (input: Input, idempotencyKey: string) => Promise<unknown>,
  { fallback, fields, log: what }: SubmitOptions,
): Submit<Input> {
  const { log } = usePorts();
  const attempt = useRef<SendAttempt>(undefined);
  const [state, setState] = useState<'editing' | 'sending' | 'sent' | Refusal>('editing');
  const refusal = typeof state === 'object' ? state : undefined;
  return {
    isSending: state === 'sending',
    isSent: state === 'sent',
    failure: refusal?.line ?? null,
    fieldErrors: refusal?.fields,
    // What is typed while it is on its way changes nothing about the answer.
    edited: () => setState((before) => (before === 'sending' ? before : 'editing')),
    submit: async (input) => {
      setState('sending');
      attempt.current = attemptFor(attempt.current, JSON.stringify(input));
      try {
        await send(input, attempt.current.key);
        attempt.current = undefined;
        setState('sent');
        return true;
      } catch (error) {
        if (what !== undefined) log.error(what, { kind: error instanceof ApiError ? error.kind : 'unknown' });
        setState(refusalOf(error, fields ?? Object.keys(input), fallback));
        return false;
      }
    },
  };
}
