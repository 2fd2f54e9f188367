import { useRef, useState } from 'react';

import { ApiError } from '../api/index.ts';
import { usePorts } from '../lib/ports.ts';
import { refusalOf, type ServerErrors } from '../forms/index.ts';
import { type Attempt, attemptFor } from '../messages/words.ts';

/** Where a form that is sent once stands. */
export interface Submission<Input> {
  isSent: boolean;
  isSending: boolean;
  /** The line above the form, for what no field says; cleared by typing. */
  failure: string | null;
  fieldErrors: ServerErrors | undefined;
  submit: (input: Input) => Promise<void>;
  /** Something was typed: the last failure no longer stands. */
  edited: () => void;
}

/**
 * Sends a support form. Without a reason from the server, a failure reads `fallback`; it is also logged, without what
 * was written. Sent again unchanged it goes under the same key, since the first time it may have arrived.
 *
 * @param send Makes the call, with the `Idempotency-Key` it goes under.
 */
export function useSubmission<Input extends object>(
  send: (input: Input, idempotencyKey: string) => Promise<unknown>,
  { fallback, log: what }: { fallback: string; log: string },
): Submission<Input> {
  const { log } = usePorts();
  const attempt = useRef<Attempt>(undefined);
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof refusalOf> | null>(null);
  return {
    isSent,
    isSending,
    failure: failure?.line ?? null,
    fieldErrors: failure?.fields,
    edited: () => setFailure(null),
    submit: async (input) => {
      setFailure(null);
      setSending(true);
      attempt.current = attemptFor(attempt.current, JSON.stringify(input), '');
      try {
        await send(input, attempt.current.key);
        setSent(true);
      } catch (error) {
        log.error(what, { kind: error instanceof ApiError ? error.kind : 'unknown' });
        setFailure(refusalOf(error, Object.keys(input), fallback));
      } finally {
        setSending(false);
      }
    },
  };
}
