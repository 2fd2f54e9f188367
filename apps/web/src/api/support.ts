import type { ContactInput, CreatedAnswer, ReportInput } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';

// Both work without a session. With one they belong to the account, so that exports and account deletion
// include them.

/** Sends a question to support. Idempotent by `idempotencyKey`. */
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

/** Reports a problem. Idempotent by `idempotencyKey`. */
export function sendReport(
  api: ApiClient,
  input: ReportInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<CreatedAnswer> {
  return api.call('POST', '/support/report', 'created', {
    ...options,
    // The text stays in the form, even when reporting a message needs a new sign-in.
    onSessionEnd: 'stay',
    idempotencyKey,
    body: input,
  });
}
