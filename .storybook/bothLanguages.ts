import { existsSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const catalog = /\.words\.ts$/;

/** Names of the values that a catalog exports. */
function namesIn(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gms)].flatMap(([, list = '']) =>
    list.split(',').map(
      (one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  return [...declared, ...passedOn].filter(Boolean);
}

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
      const names = namesIn(readFileSync(id, 'utf8'));
      return [
        `import * as english from ${JSON.stringify(`${id}?english`)};`,
        `import * as spanish from ${JSON.stringify(spanish)};`,
        `const words = globalThis.storyLanguage === 'es' ? spanish : english;`,
        ...names.map((name) => `export const ${name} = words.${name};`),
      ].join('\n');
    },
  };
}
