/** Languages of the site. The first is the default: its addresses have no prefix. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The languages' own names. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The prefix of a language's addresses: empty, or such as `/es`. */
export const prefixOf = (language: Language): string => (language === languages[0] ? '' : `/${language}`);

/** A path's language, and the path without its prefix: `/es/listings` is `/listings` in Spanish. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/', 2);
  const language = languages.slice(1).find((known) => known === first);
  if (language === undefined) return { language: languages[0], path };
  return { language, path: path.slice(prefixOf(language).length) || '/' };
}

/** A path of the site in a language: `/` in Spanish is `/es`. */
export const pathIn = (language: Language, path: string): string => {
  const prefix = prefixOf(language);
  return prefix !== '' && /^\/(?:$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
};

/** The site's language for a tag such as `es-MX` (BCP 47), in any case; undefined for others. */
export const languageOfTag = (tag: string): Language | undefined => {
  const [own] = tag.trim().toLowerCase().split('-');
  return languages.find((known) => known === own);
};

/** The best of the site's languages for an `Accept-Language` header; the default where none is named. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted.find(({ language }) => language !== undefined)?.language ?? languages[0];
}
