import { locales } from '../market/porchlight.ts';

/** The locale of this language's numbers, dates and lists (BCP 47). */
export const locale: string = locales.en;
