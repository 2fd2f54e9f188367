import type { Messages } from '@porchlight/ui';

/** Texts of the kit that replace its English ones. */
export const kitWords: Messages = {};
