import {
  acceptedLanguage,
  type Language,
  locales,
  type Sentence,
  sentenceIn,
  texts,
  type Wording,
} from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';
import type { Context } from 'hono';

/** The domain's texts and formats in each language. */
export const wordings: Readonly<Record<Language, Wording>> = {
  en: { locale: locales.en, texts },
  es: { locale: locales.es, texts: spanish },
};

/** Text for users: a constant sentence of the texts, in English, or a sentence with values. */
export type Said = string | Sentence;

/** The text in a language. */
export function inLanguage(said: Said, language: Language): string {
  if (typeof said !== 'string') return said.text(wordings[language]);
  return language === 'en' ? said : sentenceIn(wordings[language].texts, said);
}

/** The language that a request accepts. */
export const languageOf = (c: Pick<Context, 'req'>): Language =>
  acceptedLanguage(c.req.header('accept-language'));
