import { brand } from '@porchlight/domain';

import type * as english from './document.words.ts';

export const words: typeof english.words = {
  title: `${brand.name} necesita JavaScript para esta página`,
  next: 'Actívalo en tu navegador, o lee sin él:',
};
