import { existsSync } from 'node:fs';

import type { Plugin } from 'vite';

import { catalog, likeCatalog } from '../apps/web/scripts/catalogs.ts';

/**
 * Catalogs in both languages: Storybook is one build, where the app has one per language. `storyLanguage` chooses when
 * a story loads (`preview-head.html`).
 */
export function bothLanguages(): Plugin {
  return {
    name: 'porchlight:both-languages',
    enforce: 'pre',
    load(id) {
      if (!catalog.test(id)) return null;
      const spanish = id.replace(catalog, '.words.es.ts');
      if (!existsSync(spanish)) return null;
      return likeCatalog(
        id,
        [
          `import * as catalogInSpanish from ${JSON.stringify(spanish)};`,
          `const catalogInUse = globalThis.storyLanguage === 'es' ? catalogInSpanish : englishCatalog;`,
        ],
        (name) => `catalogInUse.${name}`,
      );
    },
  };
}
