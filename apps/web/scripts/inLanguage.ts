import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { catalog, likeCatalog } from './catalogs.ts';

/** The title of `index.html`, until the page sets its own. */
const loading: Readonly<Record<string, string>> = { es: 'Cargando' };

/** Longer, accented English, to find texts that don't fit or aren't in a catalog. */
const PSEUDO = 'pseudo';
const pseudoText = fileURLToPath(new URL('../src/lib/pseudoText.ts', import.meta.url));
/** Catalogs of settings, not of texts. */
const settings = /\/(?:language|locale)\.words\.ts$/;

/**
 * Builds the app in one language: every catalog `*.words.ts` is replaced by its translation next to it,
 * `*.words.es.ts`. Without a language the catalogs stay as they are, in English; as `pseudo`, each text becomes longer
 * and accented.
 */
export function inLanguage(language: string | undefined): Plugin {
  return {
    name: 'porchlight:language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === undefined || !catalog.test(source)) return null;
      const english = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (english === null) return null;
      const translated = english.id.replace(catalog, `.words.${language}.ts`);
      if (existsSync(translated)) return translated;
      return language === PSEUDO ? english : this.error(`${translated} is missing.`);
    },
    load(id) {
      if (language !== PSEUDO || !catalog.test(id) || settings.test(id)) return null;
      const imports = [`import { pseudo } from ${JSON.stringify(pseudoText)};`];
      return likeCatalog(id, imports, (name) => `pseudo(englishCatalog.${name})`);
    },
    transformIndexHtml: (html) =>
      language === undefined
        ? html
        : html
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace('<title>Loading</title>', `<title>${loading[language] ?? ''}</title>`),
  };
}
