import { locales } from '../market/porchlight.ts';
import type * as english from './locale.words.ts';

export const locale: typeof english.locale = locales.es;
