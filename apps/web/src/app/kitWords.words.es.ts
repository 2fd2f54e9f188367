import { spanish } from '@porchlight/ui/languages/es';

import type * as english from './kitWords.words.ts';

export const kitWords: typeof english.kitWords = spanish;
