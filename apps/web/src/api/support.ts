import type { ContactInput, CreatedAnswer, ReportInput } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';

// Neither call sends a token: a report may well be about someone the reporter does not want to meet again.

/** Sends a message to the support team. The same `idempotencyKey` is never taken twice. */
export function sendContact(
  api: ApiClient,
  input: ContactInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<CreatedAnswer> {
  return api.call('POST', '/support/contact', 'created', {
    ...options,
    auth: 'none',
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
    auth: 'none',
    idempotencyKey,
    body: input,
  });
}
