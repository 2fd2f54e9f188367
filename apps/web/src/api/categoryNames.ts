import { categoryName, isRecord } from '@porchlight/domain';

import { language } from '../lib/language.words.ts';

/** The same data, with categories (whatever has a slug and a name) named in the language of the page. */
function named(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(named);
  if (!isRecord(data)) return data;
  const { slug, name } = data;
  const parts = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value)]));
  return typeof slug === 'string' && typeof name === 'string'
    ? { ...parts, name: categoryName(slug, name) }
    : parts;
}

/** A response of the API, which names categories in English, in the language of the page. */
export const inPageLanguage = <Data>(data: Data): Data => (language === 'en' ? data : (named(data) as Data));
