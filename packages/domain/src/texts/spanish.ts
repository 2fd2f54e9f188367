import type { Texts } from '../language/wording.ts';
import * as english from './index.ts';
import * as refusals from './refusals.words.es.ts';

/** The texts in Spanish, for programs that speak all languages. The web app is built once per language instead. */
export const spanish: Texts = { ...english, refusals };
