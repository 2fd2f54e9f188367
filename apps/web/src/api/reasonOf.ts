import { texts, transportFailureText } from '@porchlight/domain';

import { messageFor } from './errors.ts';

/** Why something was not done, in a sentence: the server's own words, else what is known of the way to it. */
export const reasonOf = (error: unknown): string =>
  messageFor(error, transportFailureText(error) ?? texts.common.somethingWentWrongTryAgain);
