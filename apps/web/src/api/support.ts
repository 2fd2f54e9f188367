import type { ContactInput, CreatedAnswer, ReportInput } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';

// Both work without a sign-in. With one they are tied to the account: only then are they exported and emptied with it.

/** Sends a message to the support team. The same `idempotencyKey` is never taken twice. */
export function sendContact(
  api: ApiClient,
  input: ContactInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<CreatedAnswer> {
  return api.call('POST', '/support/contact', 'created', {
    ...options,
    idempotencyKey,
    body: input,
  });
}

/** Reports a problem. The same `idempotencyKey` is never taken twice. */
export function sendReport(
  api: ApiClient,
  input: ReportInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<CreatedAnswer> {
  return api.call('POST', '/support/report', 'created', {
    ...options,
    // What was written stays, also where a report of a message needs another sign-in.
    onSessionEnd: 'stay',
    idempotencyKey,
    body: input,
  });
}
