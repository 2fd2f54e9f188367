import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../packages/domain/src/texts/', import.meta.url));
const areas = new Set(readdirSync(folder).flatMap((name) => /^(\w+)\.ts$/.exec(name)?.[1] ?? []));

/**
 * Lets each screen load only the words and numbers it shows. `texts` gathers the words of every area in one object,
 * `limits` all numbers, and whatever the first load touches of them would bring everything along; so `texts.report`
 * becomes an import of that area alone, and `limits.titleMax` a constant that is written in place.
 */
export function textsByArea(): Plugin {
  return {
    name: 'porchlight:texts-by-area',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/\b(texts|limits)\b[^;]*from '@porchlight\/domain'/.test(code)) return null;
      const imports = new Map<string, string>();
      const written = code
        .replace(/(?<![.\w$])texts\.(\w+)/g, (whole, area: string) => {
          if (!areas.has(area)) return whole;
          imports.set(`texts_${area}`, `${folder}${area}.ts`);
          return `texts_${area}`;
        })
        .replace(/(?<![.\w$])limits\.(\w+)/g, (_whole, name: string) => {
          imports.set('limits_all', `${folder}../limits.ts`);
          return `limits_all.${name}`;
        });
      const head = [...imports].map(([name, file]) => `import * as ${name} from '${file}';`);
      // On the first line, so that every other line keeps its number.
      return { code: `${head.join('')}${written}`, map: null };
    },
  };
}
