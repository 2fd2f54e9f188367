import { brand } from '@porchlight/domain';

import type * as english from './LanguageOffer.words.ts';

export const words: typeof english.words = {
  label: 'Language',
  link: `View ${brand.name} in English`,
  dismiss: 'Close',
};
