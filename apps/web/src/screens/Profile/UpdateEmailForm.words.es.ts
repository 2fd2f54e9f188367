import { texts } from '@porchlight/domain';

import type * as english from './UpdateEmailForm.words.ts';

export const words: typeof english.words = {
  done: `${texts.profile.emailUpdated} ${texts.profile.emailPending}`,
};
