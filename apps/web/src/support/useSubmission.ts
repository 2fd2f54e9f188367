import { useState } from 'react';

import { ApiError, messageFor } from '../api/index.ts';
import { usePorts } from '../app/ports.ts';
import type { ServerErrors } from '../forms/index.ts';

/** Where a form that is sent once stands. */
export interface Submission<Input> {
  isSent: boolean;
  isSending: boolean;
  /** The line above the form; cleared by typing. */
  failure: string | null;
  fieldErrors: ServerErrors | undefined;
  submit: (input: Input) => Promise<void>;
  /** Something was typed: the last failure no longer stands. */
  edited: () => void;
}

/**
 * Sends a support form. Without a reason from the server, a failure reads `fallback`; it is also logged, without what
 * was written.
 */
export function useSubmission<Input>(
  send: (input: Input) => Promise<unknown>,
  { fallback, log: what }: { fallback: string; log: string },
): Submission<Input> {
  const { log } = usePorts();
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ text: string; fields: ServerErrors } | null>(null);
  return {
    isSent,
    isSending,
    failure: failure?.text ?? null,
    fieldErrors: failure?.fields,
    edited: () => setFailure(null),
    submit: async (input) => {
      setFailure(null);
      setSending(true);
      try {
        await send(input);
        setSent(true);
      } catch (error) {
        log.error(what, { kind: error instanceof ApiError ? error.kind : 'unknown' });
        setFailure({
          text: messageFor(error, fallback),
          fields: error instanceof ApiError ? error.fieldErrors : {},
        });
      } finally {
        setSending(false);
      }
    },
  };
}
