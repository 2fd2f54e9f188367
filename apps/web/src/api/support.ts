import type { ContactInput, CreatedAnswer, ReportInput } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';

// Neither call sends a token: a report may well be about someone the reporter does not want to meet again.

/** Sends a message to the support team. */
export function sendContact(
  api: ApiClient,
  input: ContactInput,
  options: CallOptions = {},
): Promise<CreatedAnswer> {
  return api.call('POST', '/support/contact', { ...options, auth: 'none', body: input });
}

/** Reports a problem. */
export function sendReport(
  api: ApiClient,
  input: ReportInput,
  options: CallOptions = {},
): Promise<CreatedAnswer> {
  return api.call('POST', '/support/report', { ...options, auth: 'none', body: input });
}
