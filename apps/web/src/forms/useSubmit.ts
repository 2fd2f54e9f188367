import { useRef, useState } from 'react';

import { ApiError } from '../api/index.ts';
import { usePorts } from '../lib/ports.ts';
import { attemptFor, type SendAttempt } from '../lib/sendAttempt.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { ServerErrors } from './serverErrors.ts';

/** The state of a form with a single call. */
export interface Submit<Input> {
  isSending: boolean;
  /** It was sent, without an edit since. */
  isSent: boolean;
  /** The error above the form, for what no field shows; cleared by editing. */
  failure: string | null;
  fieldErrors: ServerErrors | undefined;
  /** @returns whether it succeeded. Never rejects. */
  submit: (input: Input) => Promise<boolean>;
  /** Clears the result of the last submission, after an edit. */
  edited: () => void;
}

export interface SubmitOptions {
  /** Error text when the server gives no reason. */
  fallback: string;
  /** The form's fields, when the input may omit some. Default: the fields of the input. */
  fields?: readonly string[];
  /** Name of failures in the log, without the input. Default: not logged. */
  log?: string;
}

/**
 * Submits a form. Submitting the same input again uses the same key, because the first attempt may have
 * arrived.
 *
 * @param send makes the call with this `Idempotency-Key`. Throws `Refused` to show its own text
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
    // Edits while sending don't affect the result.
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
