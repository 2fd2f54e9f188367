import { texts, transportFailureText } from '@porchlight/domain';

import { messageFor } from './errors.ts';

/** The reason for a failure: the server's message, else a text about the connection. */
export const reasonOf = (error: unknown): string =>
  messageFor(error, transportFailureText(error) ?? texts.common.somethingWentWrongTryAgain);
