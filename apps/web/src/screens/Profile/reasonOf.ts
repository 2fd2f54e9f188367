import { texts, transportFailureText } from '@porchlight/domain';

import { messageFor } from '../../api/index.ts';

/** Why something on the account was not done, in a sentence. */
export const reasonOf = (error: unknown): string =>
  messageFor(error, transportFailureText(error) ?? texts.common.somethingWentWrongTryAgain);
