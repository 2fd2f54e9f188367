import { existsSync } from 'node:fs';

import type { Plugin } from 'vite';

const catalog = /\.words\.ts$/;

/** The title of `index.html`, until the page sets its own. */
const loading: Readonly<Record<string, string>> = { es: 'Cargando' };

/**
 * Builds the app in one language: every catalog `*.words.ts` is replaced by its translation next to it,
 * `*.words.es.ts`. Without a language the catalogs stay as they are, in English.
 */
export function inLanguage(language: string | undefined): Plugin {
  return {
    name: 'porchlight:language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === undefined || !catalog.test(source)) return null;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = english?.id.replace(catalog, `.words.${language}.ts`);
      return translated !== undefined && existsSync(translated) ? translated : english;
    },
    transformIndexHtml: (html) =>
      language === undefined
        ? html
        : html
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace('<title>Loading</title>', `<title>${loading[language] ?? ''}</title>`),
  };
}
