import { brand } from '@porchlight/domain';

import type * as english from './LanguageOffer.words.ts';

export const words: typeof english.words = {
  label: 'Language',
  text: `Would you rather read ${brand.name} in English?`,
  link: 'View in English',
  dismiss: 'Close',
};
