import type { Language } from '@porchlight/domain';

/** The language of this build of the app. */
export const language: Language = 'en';

/** The prefix of its addresses: none, or such as `/es`. */
export const basePath: string = '';
