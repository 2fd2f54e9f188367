import { english as kit } from '@porchlight/ui/languages/en';

import { pseudo } from '../lib/pseudoText.ts';
import type * as english from './kitWords.words.ts';

export const kitWords: typeof english.kitWords = pseudo(kit);
